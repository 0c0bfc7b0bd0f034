export { saveSettings } from './commands/save-settings.command.ts';
