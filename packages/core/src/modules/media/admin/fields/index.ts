export { FileField } from './file-field.tsx';
export type { FileFieldProps } from './file-field.tsx';
export { ImageField } from './image-field.tsx';
export type { ImageFieldProps } from './image-field.tsx';
export { MediaChoice } from './media-choice.tsx';
export { VideoField } from './video-field.tsx';
export type { VideoFieldProps } from './video-field.tsx';
export { MediaPicker } from '../picker/media-picker.tsx';
export type { MediaPickerProps } from '../picker/media-picker.tsx';
