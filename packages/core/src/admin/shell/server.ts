export { drawFirstScreen } from './draw-first-screen.tsx';
