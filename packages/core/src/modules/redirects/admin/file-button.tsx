import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { Button } from '#admin/ui/controls/button.tsx';

interface FileButtonProps {
  readonly label: string;
  /** As an input has it: `.csv,text/csv`. */
  readonly accept: string;
  readonly isPending: boolean;
  readonly onChoose: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ label, accept, isPending, onChoose }: FileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FileUp className="lc-icon" aria-hidden="true" />}
        isPending={isPending}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
