import type { AnswerGroup, AnswerLine, Answers, FormDefinition, Path } from './definition/definition.types.ts';

/** Why an answer was refused. */
export interface FormError {
  /** Of the field; empty where it concerns the whole form. */
  readonly path: Path;
  readonly code: string;
  /** A sentence in the language of the page. */
  readonly text: string;
}

/** A file that was sent before and is still there: its token, in `formFields.kept`, sends it again. */
export interface KeptFile {
  readonly token: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The page of a form that is drawn. */
export interface FormPlace {
  /** Id of the step, or `checkStep`. */
  readonly id: string;
  /** Of the page, from 1. */
  readonly number: number;
  /** How many pages there are before the answers are checked. */
  readonly count: number;
  /** Whether there is a page before it. */
  readonly hasBefore: boolean;
  /** Every step that can be opened by now, by its id. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** What was sent, for the page that thanks. */
export interface FormThanks {
  readonly reference: string;
  /** Address of the filled-in form as a PDF. */
  readonly receipt: string;
  /** The first working day after it was sent, as a day: `2026-11-30`. */
  readonly workingDay: string;
}

/** Where somebody stops, or goes on with what they filled in before. */
export interface FormLater {
  /** Asked where the link goes; told that it is under way; found by it; found to be used or over. */
  readonly kind: 'ask' | 'sent' | 'resume' | 'gone';
  /** Where the link may go, as far as that was answered. */
  readonly address: string;
  /** Of the link; empty where there is none. */
  readonly token: string;
  /** The last day of the draft: `2026-12-04`; empty where there is none. */
  readonly until: string;
  /** Address of the form itself. */
  readonly back: string;
}

/** What somebody else sent and a person who is named in it is asked to sign. */
export interface FormSigning {
  /** `gone`: the link is over, or none. */
  readonly state: 'asked' | 'signed' | 'declined' | 'gone';
  readonly token: string;
  readonly reference: string;
  /** Of the person who is asked. */
  readonly name: string;
  /** What they agree to. */
  readonly text: string;
  /** What is said of them. */
  readonly lines: readonly AnswerLine[];
}

/** The data of the block `forms/form`. Everything that its view draws; of a post that was refused as well. */
export interface FormData {
  /** Undefined where the site has no form of this id. */
  readonly definition: FormDefinition | undefined;
  /** One of the form's languages. */
  readonly language: string;
  /** The day on which it is filled in: `2026-11-27`. */
  readonly today: string;
  readonly place: FormPlace;
  /** As they were typed, by name of control; of a draft as they were kept. */
  readonly values: Readonly<Record<Path, string | readonly string[]>>;
  /** By field, in their order. */
  readonly files: Readonly<Record<Path, readonly KeptFile[]>>;
  /** Answers of the steps before, which conditions of this one may ask for. */
  readonly before: Answers;
  readonly errors: readonly FormError[];
  /** Items of repeated groups that are asked for now, because more were counted than the page before had: `persons.1`. */
  readonly asked?: readonly Path[];
  /** All answers, where they are checked before they are sent. */
  readonly check: readonly AnswerGroup[] | undefined;
  readonly thanks: FormThanks | undefined;
  /** Address of the calls by which large files go up before the form. */
  readonly uploadCall?: string | undefined;
  /** Address of the call that completes addresses, where the site has a service for it. */
  readonly addressCall?: string | undefined;
  /** In the place of the form's questions. */
  readonly later?: FormLater | undefined;
  readonly signing?: FormSigning | undefined;
}

/** What the handler of posts hands on where the page is shown again. */
export interface FormState {
  readonly errors: readonly FormError[];
  /** Items of repeated groups that the page had no place for. */
  readonly asked?: readonly Path[];
  /** Where the link would go of whoever goes on later, as it was typed. */
  readonly address?: string | undefined;
  readonly files: Readonly<Record<Path, readonly KeptFile[]>>;
}
