export { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export type { BlockChoice, BlockEditProps, BlockInserter, ControlProps, CutValue, NewBlock, TextPlace } from './control.ts';
export type {
  ActionContext,
  AdminCommand,
  AdminFinder,
  AdminPagePart,
  AdminScreen,
  AdminWidget,
  AuditSubject,
  Find,
  FoundEntry,
  PagePartProps,
  ShortcutGroup,
  SubjectOpener,
  SubjectPlace,
} from './contributions.ts';
export { defineAdmin } from './define-admin.ts';
export type { AdminEntry } from './define-admin.ts';
export type { AdminImporter, FinishedImport, ImportTools, ReadFile } from './importer.ts';
export { FieldsForm } from '../modules/pages/admin/fields/index.ts';
export type { FieldsFormProps } from '../modules/pages/admin/fields/index.ts';
export { useClient, useCurrentUser, useErrorText, usePermission, useSiteLocales } from './shell/app-context.ts';
export { useActionContext } from './shell/use-action-context.ts';
export { useScreenParams } from './shell/use-screen-params.ts';
export { CallError, unwrap } from './state/call-error.ts';
export { useFormErrors } from './state/use-form-errors.ts';
export type { FormErrors } from './state/use-form-errors.ts';
export type { Uses } from './state/uses.ts';
export { useUses } from './state/use-uses.ts';
export { adminLocale, localeName, siteTimeZone } from './messages/format.ts';
export { defineMessages } from './messages/define-messages.ts';
export type { MessagesOf } from './messages/define-messages.ts';
export { announce, useAnnounce } from './ui/overlay/announce.ts';
export { Button } from './ui/controls/button.tsx';
export type { ButtonProps, ButtonTheme } from './ui/controls/button.tsx';
export { Checkbox, Switch } from './ui/controls/checkbox.tsx';
export type { CheckboxProps } from './ui/controls/checkbox.tsx';
export { DataTable } from './ui/list/data-table.tsx';
export type { Column, DataTableProps } from './ui/list/data-table.tsx';
export { DateField } from './ui/fields/date-field.tsx';
export type { DateFieldProps } from './ui/fields/date-field.tsx';
export { ErrorBox } from './ui/fields/error-box.tsx';
export { FieldLayout, useFieldWiring } from './ui/fields/field-layout.tsx';
export type { FieldProps, FieldWiring } from './ui/fields/field-layout.tsx';
export { FieldList } from './ui/fields/field-list.tsx';
export type { FieldListProps } from './ui/fields/field-list.tsx';
export { FileField } from '../modules/media/admin/fields/index.ts';
export type { FileFieldProps } from '../modules/media/admin/fields/index.ts';
export { Form } from './ui/form/form.tsx';
export type { FormProps, Saved } from './ui/form/form.tsx';
export { useUnsavedWork } from './ui/form/use-unsaved-work.ts';
export { useWords } from './ui/form/use-words.ts';
export { settleWords } from './ui/form/words.ts';
export { followPointer } from './ui/drag/follow-pointer.ts';
export { FilterTokens } from './ui/list/filter-tokens.tsx';
export type { FilterToken } from './ui/list/filter-tokens.tsx';
export { Icon } from './ui/icons/icon.tsx';
export { IconButton } from './ui/controls/icon-button.tsx';
export type { IconButtonProps } from './ui/controls/icon-button.tsx';
export { ImageField } from '../modules/media/admin/fields/index.ts';
export type { ImageFieldProps } from '../modules/media/admin/fields/index.ts';
export { LinkButton } from './ui/controls/link-button.tsx';
export { LinkField } from '../modules/pages/admin/fields/index.ts';
export type { LinkFieldProps } from '../modules/pages/admin/fields/index.ts';
export { LinkBox } from '../modules/pages/admin/fields/index.ts';
export type { LinkBoxProps } from '../modules/pages/admin/fields/index.ts';
export { LinkTargetField } from '../modules/pages/admin/fields/index.ts';
export type { LinkTargetFieldProps } from '../modules/pages/admin/fields/index.ts';
export { cleared, defaultPageSize, filtered, paged, searched, sorted } from './ui/list/list-state.ts';
export type { ListState } from './ui/list/list-state.ts';
export { ListScreen } from './ui/list/list-screen.tsx';
export type { ListScreenProps } from './ui/list/list-screen.tsx';
export { MediaPicker } from '../modules/media/admin/fields/index.ts';
export type { MediaPickerProps } from '../modules/media/admin/fields/index.ts';
export { Menu } from './ui/controls/menu.tsx';
export type { MenuAction, MenuProps } from './ui/controls/menu.tsx';
export { Modal } from './ui/overlay/modal.tsx';
export type { ModalButton, ModalProps } from './ui/overlay/plain-modal.tsx';
export { notify } from './ui/overlay/notify.ts';
export { NumberField } from './ui/fields/number-field.tsx';
export type { NumberFieldProps } from './ui/fields/number-field.tsx';
export { PageBar } from './ui/list/page-bar.tsx';
export type { PageBarProps } from './ui/list/page-bar.tsx';
export { PagePicker } from '../modules/pages/admin/fields/index.ts';
export type { PagePickerProps } from '../modules/pages/admin/fields/index.ts';
export { ReasonList } from './ui/list/reason-list.tsx';
export type { Reason } from './ui/list/reason-list.tsx';
export { Screen } from './ui/layout/screen.tsx';
export type { ScreenProps } from './ui/layout/screen.tsx';
export { EmptyState, ErrorState, ForbiddenState } from './ui/layout/screen-state.tsx';
export { SearchBox } from './ui/controls/search-box.tsx';
export type { SearchBoxProps } from './ui/controls/search-box.tsx';
export { Section } from './ui/layout/section.tsx';
export { SegmentedControl } from './ui/controls/segmented-control.tsx';
export type { Choice, SegmentedControlProps } from './ui/controls/segmented-control.tsx';
export { Select } from './ui/controls/select.tsx';
export type { SelectProps } from './ui/controls/select.tsx';
export { SidePanel } from './ui/overlay/side-panel.tsx';
export type { SidePanelProps } from './ui/overlay/side-panel.tsx';
export { Skeleton } from './ui/layout/skeleton.tsx';
export { StatusBadge } from './ui/layout/status-badge.tsx';
export type { StatusBadgeProps } from './ui/layout/status-badge.tsx';
export { Tabs } from './ui/controls/tabs.tsx';
export type { TabDefinition, TabsProps } from './ui/controls/tabs.tsx';
export { TextArea } from './ui/fields/text-area.tsx';
export type { TextAreaProps } from './ui/fields/text-area.tsx';
export { TextField } from './ui/fields/text-field.tsx';
export type { TextFieldProps } from './ui/fields/text-field.tsx';
export { Tooltip } from './ui/controls/tooltip.tsx';
export { VideoField } from '../modules/media/admin/fields/index.ts';
export type { VideoFieldProps } from '../modules/media/admin/fields/index.ts';
export { toggledSort } from './ui/list/sort-toggle.ts';
export { useLastFolder } from '../modules/media/admin/fields/index.ts';
export { useListState } from './ui/list/use-list-state.ts';
export { usePageTarget } from '../modules/pages/admin/fields/index.ts';
export type { PageTarget } from '../modules/pages/admin/fields/index.ts';
