import type { ReactNode } from 'react';
import type { AnswerGroup, AnswerLine } from '../../definition/definition.types.ts';
import type { FormContext } from './form-context.ts';

interface CheckAnswersProps {
  readonly groups: readonly AnswerGroup[];
  readonly context: FormContext;
}

/** Questions with their answers. */
export const AnswerLines = ({
  lines,
  site,
}: { readonly lines: readonly AnswerLine[] } & Pick<FormContext, 'site'>): ReactNode => (
  <dl>
    {lines.map(({ path, label, words, files }) => (
      <div key={path}>
        <dt>{label}</dt>
        <dd>
          {words.length === 0 && files.length === 0 && <span className="form-optional">{site.t('check.empty')}</span>}
          {words.map((word, position) => (
            <p key={position}>{word}</p>
          ))}
          {files.map(({ id, name }) => (
            <p key={id}>{name}</p>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

/** All answers once more, each group with the way to change it. */
export const CheckAnswers = ({ groups, context: { data, site } }: CheckAnswersProps): ReactNode =>
  groups.map(({ step, title, lines }, index) => (
    <section key={`${title} ${index}`} className="form-checked">
      <h3 className="form-checked-title">
        {title}
        <a className="form-checked-change" href={data.place.addresses[step]}>
          {site.t('check.change')} <span className="site-hidden">{title}</span>
        </a>
      </h3>
      <AnswerLines lines={lines} site={site} />
    </section>
  ));
