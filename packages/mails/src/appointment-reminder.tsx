import { z } from 'zod';
import { Clocks, withClocks } from './appointment-parts.tsx';
import { MailButton, Paragraph } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = withClocks({ instagram: z.string(), profileUrl: z.url() });

/** To a family before its appointment: a day and an hour before. */
export const appointmentReminder = { props: Props, Body };

function Body({ words, props }: BodyProps<'appointmentReminder', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Clocks turkishLabel={words.turkishTimeLabel} props={props} />
      <Paragraph>{words.where}</Paragraph>
      <MailButton href={props.profileUrl}>{words.button}</MailButton>
    </>
  );
}
