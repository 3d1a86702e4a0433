import { z } from 'zod';
import { Clocks, EVENT, eventOf, withClocks } from './appointment-parts.tsx';
import { Hint, MailButton, Paragraph } from './parts.tsx';
import type { BodyProps } from './template.ts';
import type { Wording } from './wording.ts';

const Props = withClocks({
  ...EVENT,
  instagram: z.string(),
  credits: z.string(),
  profileUrl: z.url(),
});

/** To a family that booked an appointment. */
export const appointmentConfirmed = { props: Props, Body, event };

function event(words: Wording['appointmentConfirmed'], props: z.output<typeof Props>) {
  return eventOf(props, { title: words.eventTitle, description: words.eventText });
}

function Body({ words, props }: BodyProps<'appointmentConfirmed', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Clocks turkishLabel={words.turkishTimeLabel} props={props} />
      <Paragraph>{words.where}</Paragraph>
      <Paragraph>{words.cost}</Paragraph>
      <MailButton href={props.profileUrl}>{words.button}</MailButton>
      <Hint>{words.calendar}</Hint>
    </>
  );
}
