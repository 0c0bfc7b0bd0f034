export { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { queryString } from '../client/query-string.ts';
export { defineAdmin } from './define-admin.ts';
export type {
  AdminCard,
  AdminCommand,
  AdminDoor,
  AdminImporter,
  AdminScreen,
  BlockEditProps,
  ControlProps,
  FinishedImport,
  ImportTools,
  NewBlock,
  ReadFile,
} from './define-admin.ts';
export { FieldsForm } from '../modules/pages/admin/editor/form/fields-form.tsx';
export type { FieldsFormProps } from '../modules/pages/admin/editor/form/fields-form.tsx';
export { useClient, useCurrentUser, useErrorText, usePermission } from './shell/app-context.ts';
export { CallError, unwrap } from './shell/call-error.ts';
export { defineTexts } from './messages/define-messages.ts';
export type { TextsOf } from './messages/define-messages.ts';
export { announce, useAnnounce } from './ui/announce.ts';
export { Button } from './ui/button.tsx';
export type { ButtonProps, ButtonTheme } from './ui/button.tsx';
export { Checkbox, Switch } from './ui/checkbox.tsx';
export type { CheckboxProps } from './ui/checkbox.tsx';
export { DataTable } from './ui/data-table.tsx';
export type { Column, DataTableProps } from './ui/data-table.tsx';
export { DateField } from './ui/date-field.tsx';
export type { DateFieldProps } from './ui/date-field.tsx';
export { ErrorBox } from './ui/error-box.tsx';
export { FieldFrame, useFieldWiring } from './ui/field-frame.tsx';
export type { FieldProps, FieldWiring } from './ui/field-frame.tsx';
export { FieldList } from './ui/field-list.tsx';
export type { FieldListProps } from './ui/field-list.tsx';
export { FileField } from '../modules/media/admin/fields/file-field.tsx';
export type { FileFieldProps } from '../modules/media/admin/fields/file-field.tsx';
export { FilterTokens } from './ui/filter-tokens.tsx';
export type { FilterToken } from './ui/filter-tokens.tsx';
export { Icon } from './ui/icon.tsx';
export { IconButton } from './ui/icon-button.tsx';
export type { IconButtonProps } from './ui/icon-button.tsx';
export { ImageField } from '../modules/media/admin/fields/image-field.tsx';
export type { ImageFieldProps } from '../modules/media/admin/fields/image-field.tsx';
export { LinkButton } from './ui/link-button.tsx';
export { LinkField } from '../modules/pages/admin/fields/link-field.tsx';
export type { LinkFieldProps } from '../modules/pages/admin/fields/link-field.tsx';
export { LinkTargetField } from '../modules/pages/admin/fields/link-target-field.tsx';
export type { LinkTargetFieldProps } from '../modules/pages/admin/fields/link-target-field.tsx';
export { draftOfTarget, isBadTarget, targetOf } from '../modules/pages/admin/fields/link-value.ts';
export type { LinkKind, TargetDraft } from '../modules/pages/admin/fields/link-value.ts';
export { cleared, defaultPageSize, filtered, paged, searched, sorted } from './ui/list-state.ts';
export type { ListState } from './ui/list-state.ts';
export { ListScreen } from './ui/list-screen.tsx';
export type { ListScreenProps } from './ui/list-screen.tsx';
export { MediaPicker } from '../modules/media/admin/picker/media-picker.tsx';
export type { MediaPickerProps } from '../modules/media/admin/picker/media-picker.tsx';
export { Menu } from './ui/menu.tsx';
export type { MenuAction, MenuProps } from './ui/menu.tsx';
export { Modal } from './ui/modal.tsx';
export type { ModalButton, ModalProps } from './ui/modal.tsx';
export { notify } from './ui/notify.ts';
export { NumberField } from './ui/number-field.tsx';
export type { NumberFieldProps } from './ui/number-field.tsx';
export { PageBar } from './ui/page-bar.tsx';
export type { PageBarProps } from './ui/page-bar.tsx';
export { PagePicker } from '../modules/pages/admin/fields/page-picker.tsx';
export type { PagePickerProps } from '../modules/pages/admin/fields/page-picker.tsx';
export { ReasonList } from './ui/reason-list.tsx';
export type { Reason } from './ui/reason-list.tsx';
export { Screen } from './ui/screen.tsx';
export type { ScreenProps } from './ui/screen.tsx';
export { EmptyState, ErrorState, ForbiddenState } from './ui/screen-state.tsx';
export { SearchBox } from './ui/search-box.tsx';
export type { SearchBoxProps } from './ui/search-box.tsx';
export { Section } from './ui/section.tsx';
export { SegmentedControl } from './ui/segmented-control.tsx';
export type { Choice, SegmentedControlProps } from './ui/segmented-control.tsx';
export { Select } from './ui/select.tsx';
export type { SelectProps } from './ui/select.tsx';
export { SidePanel } from './ui/side-panel.tsx';
export type { SidePanelProps } from './ui/side-panel.tsx';
export { Skeleton } from './ui/skeleton.tsx';
export { StatusBadge } from './ui/status-badge.tsx';
export type { StatusBadgeProps } from './ui/status-badge.tsx';
export { Tabs } from './ui/tabs.tsx';
export type { TabDefinition, TabsProps } from './ui/tabs.tsx';
export { TextArea } from './ui/text-area.tsx';
export type { TextAreaProps } from './ui/text-area.tsx';
export { TextField } from './ui/text-field.tsx';
export type { TextFieldProps } from './ui/text-field.tsx';
export { Tooltip } from './ui/tooltip.tsx';
export { VideoField } from '../modules/media/admin/fields/video-field.tsx';
export type { VideoFieldProps } from '../modules/media/admin/fields/video-field.tsx';
export { toggledSort } from './ui/sort-toggle.ts';
export { useListState } from './ui/use-list-state.ts';
export { usePageTarget } from '../modules/pages/admin/fields/use-page-target.ts';
export type { PageTarget } from '../modules/pages/admin/fields/use-page-target.ts';
