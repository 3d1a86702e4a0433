import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';

interface IdentityFormProps {
  submitLabel: string;
  isBusy: boolean;
  /** Something required is still empty. */
  isIncomplete: boolean;
  onSubmit: () => Promise<unknown>;
  /** Fields and error messages, above the submit button. */
  children: ReactNode;
  /** Another way to continue, below the submit button. */
  alternative?: ReactNode;
}

/** The form in which an administrator proves who they are. */
export function IdentityForm({
  submitLabel,
  isBusy,
  isIncomplete,
  onSubmit,
  children,
  alternative,
}: IdentityFormProps) {
  const { t } = useTranslation('admin');
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <Button type="submit" busyLabel={isBusy ? t('busy') : undefined} isDisabled={isIncomplete}>
        {submitLabel}
      </Button>
      {alternative}
    </form>
  );
}
