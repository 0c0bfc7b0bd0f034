interface EditorNoticesProps {
  readonly repairs: readonly string[];
  readonly isNewer: boolean;
}

/** What was done to the stored text when it was opened, or why it cannot be changed. */
export function EditorNotices({ repairs, isNewer }: EditorNoticesProps) {
  if (isNewer) {
    return (
      <p className="rich-text-editor__notice" role="note">
        This text was written by a newer version of the rich text plugin. It can be read here, not changed.
      </p>
    );
  }
  if (repairs.length === 0) return null;
  return (
    <details className="rich-text-editor__notice">
      <summary>This text was put in order when it was opened. No words were lost.</summary>
      <ul>
        {repairs.map((repair) => (
          <li key={repair}>{repair}</li>
        ))}
      </ul>
    </details>
  );
}
