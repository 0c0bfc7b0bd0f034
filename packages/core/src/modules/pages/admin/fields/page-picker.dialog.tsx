export { PagePicker as default } from './page-picker.tsx';
