import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import type { User } from '#modules/users/user.schema.ts';
import type { LoginStep, SecondFactorStep } from '../../auth.schema.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { LoginForm } from './login-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

const RequiredSetup = lazy(() => import('./required-setup.tsx'));

interface LoginProps {
  readonly onSuccess: (user: User) => void;
  readonly email?: string;
  readonly isEmailFixed?: boolean;
  /** Where a login by another system comes back to; without it, that is not offered. */
  readonly next?: string;
  /** A second step that is due already, after a login by another system. */
  readonly begun?: SecondFactorStep | undefined;
}

/** All steps of a login: the password, then a second factor where the account has one or its role asks for one. */
export function Login({ onSuccess, email = '', isEmailFixed = false, next, begun }: LoginProps): ReactElement {
  const t = useText();
  const [step, setStep] = useState<SecondFactorStep | undefined>(begun);

  const go = (answer: LoginStep) => {
    if ('User' in answer) onSuccess(answer.User);
    else setStep(answer.secondFactor);
  };
  if (!step) return <LoginForm initialEmail={email} isEmailFixed={isEmailFixed} next={next} onStep={go} />;
  if (step.mustSetUp)
    return (
      <Suspense fallback={<Skeleton label={t('loading.label')} />}>
        <RequiredSetup onStep={go} onBack={() => setStep(undefined)} />
      </Suspense>
    );
  return <SecondFactorForm methods={step.methods} onStep={go} onBack={() => setStep(undefined)} />;
}
