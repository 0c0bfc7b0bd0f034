/** Words by language: `{ nl: 'Polisnummer', en: 'Policy number' }`. One of the form's `languages` each; the first is always there. */
export type Words = Readonly<Record<string, string>>;

/**
 * Path of a field: names joined by dots, `risk.postcode`. Of an item of a repeated group with its number from 0,
 * `persons.0.birthDate`; within such a group `.birthDate` is the field of the same item.
 */
export type Path = string;

/** What has to be true. Compared with the visible answer of a field; a hidden or empty one is no value at all. */
export type Condition =
  | { readonly field: Path; readonly is: string }
  | { readonly field: Path; readonly in: readonly string[] }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export interface Choice {
  readonly value: string;
  readonly label: Words;
  readonly hint?: Words;
}

interface FieldBase {
  /** Last piece of its path: letters and digits, beginning with a small letter. */
  readonly name: string;
  readonly label: Words;
  readonly hint?: Words;
  /** Default: an answer is demanded wherever the field is visible. */
  readonly isOptional?: true;
  readonly when?: Condition;
  /** Token of the HTML attribute `autocomplete`. Only for whoever fills in the form, never for others. */
  readonly autofill?: string;
}

/** A line or several of text, with a rule of its own by `kind`. */
export interface TextField extends FieldBase {
  readonly kind: 'text' | 'lines' | 'email' | 'phone' | 'postcode' | 'street' | 'chamber-number' | 'number-of-ours';
  /** Characters. Default: 255, of `lines` 5,000. */
  readonly maxLength?: number;
  /** Of `street`: a PO box is no answer, as for an establishment, a home, a risk. */
  readonly refusesPoBox?: true;
}

/** A day, written dd/mm/jjjj; its answer is `2026-11-27`. */
export interface DateField extends FieldBase {
  readonly kind: 'date';
  /** `birth`: past, at most 120 years ago. `past`: today or before. `future`: today or after. Default: any real day. */
  readonly range?: 'birth' | 'past' | 'future';
  /** Full years that somebody born that day has to have today. */
  readonly minAge?: number;
}

/** A whole number. */
export interface NumberField extends FieldBase {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
}

/** One of some, or several. Yes and no are the values `yes` and `no`. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice' | 'choices';
  readonly choices: readonly Choice[];
}

export type FileKind = 'pdf' | 'jpg' | 'png' | 'heic' | 'docx' | 'odt' | 'xlsx';

export interface FilesField extends FieldBase {
  readonly kind: 'files';
  /** Default: all. */
  readonly types?: readonly FileKind[];
  /** Default: 1. */
  readonly maxCount?: number;
  /** Bytes of all files of the field together. */
  readonly maxSize: number;
  /** Key of the sentence for what is larger, among the form's `sentences`. Default: ours. */
  readonly tooLarge?: string;
}

/** Drawn, typed or uploaded: text or one file. At most 3 MB. */
export interface SignatureField extends FieldBase {
  readonly kind: 'signature';
}

/** Never asked: known from other answers, to be used in conditions, and printed. */
export interface CalculatedField extends FieldBase {
  readonly kind: 'calculated';
  readonly value:
    /** How many items of a repeated group hold the condition, or all. */
    | { readonly count: Path; readonly when?: Condition }
    /** The sum of `count` fields. */
    | { readonly sum: readonly Path[] }
    /** Full years from a date until another, or until today. */
    | { readonly age: Path; readonly on?: Path };
  /** For rules alone: neither kept nor printed, and in no condition of what is visible. */
  readonly isSilent?: true;
}

export type Field = TextField | DateField | NumberField | ChoiceField | FilesField | SignatureField | CalculatedField;

/**
 * What has to be true of answers together, looked at when all of a step was read. Within a repeated group it holds for each
 * item. Where it does not, `text` is the error of the field `at`, if that is visible and has no other.
 */
export interface Rule {
  readonly must: Condition;
  readonly at: Path;
  readonly text: Words;
}

/** Fields under one heading, or that come and go together, or that repeat. */
export interface Group {
  /** Goes before the names of its fields: `risk` makes `risk.postcode`. None: it only groups. A repeated group has one. */
  readonly name?: string;
  readonly legend?: Words;
  readonly intro?: Words;
  readonly parts: readonly Part[];
  readonly when?: Condition;
  /** Its optional fields are demanded as soon as one field of it has an answer: an address of its own, or none. */
  readonly allOrNone?: true;
  readonly rules?: readonly Rule[];
  /** As often as the answer of a `count` field says. Repeated groups stand in no other repeated group. */
  readonly repeat?: { readonly count: Path; /** `Persoon {number} van {count}` */ readonly title: Words };
}

export type Part = Field | Group;

export const isGroup = (part: Part): part is Group => 'parts' in part;

/** One page of a form. */
export interface Step {
  /** In the address: `?stap=contactpersoon`. Letters, digits and hyphens. */
  readonly id: string;
  readonly title: Words;
  readonly intro?: Words;
  readonly parts: readonly Part[];
  readonly rules?: readonly Rule[];
}

/** A page that belongs to the form, such as who may do what: shown with its purpose. */
export interface FormLink {
  readonly text: Words;
  /** Path on the site or a whole address. */
  readonly href: string;
}

/** Where the office gets its mail: all whose condition holds, and those without one. */
export interface Recipient {
  readonly email: string;
  readonly when?: Condition;
}

/** Persons named in a form who agree to it themselves, or do not: each is mailed a link of their own once it was sent. */
export interface Signatories {
  /** The group that holds the person, repeated or not: `partner`, `persons`. */
  readonly group: Path;
  /** Which of a repeated group: `{ field: '.jointly', is: 'joint' }`. Default: all. */
  readonly when?: Condition;
  /** The person's address within the group: a field of the kind `email`. */
  readonly email: string;
  /** The fields within the group that make the person's name. */
  readonly name: readonly [string, ...string[]];
  /** Answers outside of the group that the person reads as well. */
  readonly shows?: readonly Path[];
  /** What the person agrees to. */
  readonly text: Words;
}

/** A form as data. It survives JSON, and everything that is ever made of its answers comes from it. */
export interface FormDefinition {
  /** Lower-case letters, digits, hyphens: `quote-request`. Part of addresses. */
  readonly id: string;
  /** Raised with each change of what is asked. */
  readonly version: number;
  /** The first is the one that falls in for others. */
  readonly languages: readonly [string, ...string[]];
  /** Capital letters before its references: `SCH` makes `SCH-2026-7KQ4M2`. */
  readonly prefix: string;
  readonly title: Words;
  readonly intro?: Words;
  readonly submit: Words;
  readonly thanks: {
    readonly title: Words;
    /** What happens next, and when. */
    readonly text: Words;
    /** A sentence more, in which `{day}` is the first working day after the one on which it was sent. */
    readonly workingDay?: Words;
  };
  /** What is kept, why, and how long: shown before the button. */
  readonly purpose: Words;
  readonly links?: readonly FormLink[];
  readonly steps: readonly [Step, ...Step[]];
  /** Shows all answers once more before they are sent. Default: only forms of several steps do. */
  readonly checksAnswers?: boolean;
  readonly recipients: readonly Recipient[];
  /** Field whose address gets the confirmation. */
  readonly confirmTo?: Path;
  /** Who else signs it. */
  readonly signatories?: readonly Signatories[];
  /** The office's mail holds the answers. Default: reference and link alone. */
  readonly mailsAnswers?: true;
  /** Fields that a submission can be found by. */
  readonly searchable: readonly Path[];
  readonly retention?: { /** Default: 90. */ readonly days?: number; /** Default: 7. */ readonly draftDays?: number };
  /** Sentences of its own, by key: `tooLarge` of a field names one. `{email}` is the first recipient's. */
  readonly sentences?: Readonly<Record<string, Words>>;
}

/** A file that was sent: kept as a private file, or still to be. */
export interface FileAnswer {
  /** Of the private file. */
  readonly id: string;
  readonly name: string;
  /** Media type, by content. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export interface SignatureAnswer {
  readonly typed?: string;
  readonly file?: FileAnswer;
}

/** Text, a day and a number as text; several choices as a list; files. */
export type Answer = string | readonly string[] | readonly FileAnswer[] | SignatureAnswer;

/** The visible answers by path, in the order of the form. Empty ones are not there. */
export type Answers = Readonly<Record<Path, Answer>>;

/** One question with its answer as words, as check-answers, mail, PDF, inbox and CSV draw it. */
export interface AnswerLine {
  readonly path: Path;
  readonly label: string;
  /** Empty where an optional question was left open. Several for choices, lines, files. */
  readonly words: readonly string[];
  readonly files: readonly FileAnswer[];
}

export interface AnswerGroup {
  /** Of the step that asked. */
  readonly step: string;
  /** Legend or title of the step: `Persoon 2 van 3`. */
  readonly title: string;
  readonly lines: readonly AnswerLine[];
}

/** What was sent, by path: texts as they were typed, files as they were kept. */
export interface Sent {
  readonly fields: Readonly<Record<Path, string | readonly string[]>>;
  readonly files: Readonly<Record<Path, readonly FileAnswer[]>>;
}

/** A refusal of one answer. `params.text` is the sentence that the page shows below its label. */
export interface AnswerError {
  readonly property: Path;
  readonly code: string;
  readonly params: { readonly text: string };
}

export interface VisibleField {
  readonly path: Path;
  readonly field: Field;
  /** Whether an answer is demanded here. */
  readonly isDemanded: boolean;
}

/** A group that is visible, or one item of a repeated one. */
export interface VisibleGroup {
  /** Before the names of its fields: `persons.0`; that of the group around it where it has no name. */
  readonly path: Path;
  /** Of an item: `Persoon 2 van 3`. */
  readonly title: string | undefined;
  readonly legend: string | undefined;
  readonly parts: readonly VisiblePart[];
  readonly group: Group;
}

export type VisiblePart = VisibleField | VisibleGroup;

export const isVisibleGroup = (part: VisiblePart): part is VisibleGroup => 'parts' in part;

/** What became of what was sent. */
export interface ReadAnswers {
  readonly answers: Answers;
  readonly errors: readonly AnswerError[];
  /** In the order of the form, repeated groups unfolded. */
  readonly visible: readonly VisiblePart[];
}
