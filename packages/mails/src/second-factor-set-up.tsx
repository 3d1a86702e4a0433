import { SecurityNotice, SecurityNoticeProps } from './security-notice.tsx';
import type { BodyProps } from './template.ts';

/** To an administrator who has enrolled a second factor, or in whose name somebody else did. */
export const secondFactorSetUp = { props: SecurityNoticeProps, Body };

function Body({ words, props }: BodyProps<'secondFactorSetUp', typeof SecurityNoticeProps>) {
  return (
    <SecurityNotice
      intro={words.intro}
      changedAtLabel={words.changedAtLabel}
      notYou={words.notYou}
      contactLink={words.contactLink}
      facts={props}
    />
  );
}
