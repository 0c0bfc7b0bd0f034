import { useErrorText } from '#admin/shell/app-context.ts';
import { useEditor } from '../context/editor-context.ts';

/** The texts of the problems at one path. */
export function useProblemTexts(): (path: string, label: string) => readonly string[] {
  const textOf = useErrorText();
  const problems = useEditor((state) => state.problems);
  return (path, label) => (problems[path] ?? []).map((code) => textOf({ code }, label));
}
