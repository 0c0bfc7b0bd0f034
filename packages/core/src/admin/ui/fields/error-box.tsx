import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';

/** The general errors of a form, those that belong to no field. */
export function ErrorBox({
  errors,
  title,
}: {
  readonly errors: readonly string[];
  readonly title?: string;
}): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <div className="lc-errorbox" role="alert">
      <CircleAlert className="lc-icon" aria-hidden="true" />
      <div>
        {title && <p>{title}</p>}
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
