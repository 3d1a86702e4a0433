import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { z } from 'zod';
import type { CalendarEvent } from './calendar.ts';
import { Fact, Well } from './parts.tsx';

/** A moment as its reader's clocks show it. What would say nothing new is empty. */
const CLOCKS = {
  /** Short and with the name of its zone, for the subject. */
  when: z.string(),
  /** Of the family. */
  ownTime: z.string(),
  ownZone: z.string(),
  turkishTime: z.string(),
};

/** Mails that are on their way while a new release starts know Turkish and German time only. */
const Earlier = z.looseObject({ turkishTime: z.string(), germanTime: z.string() });
const upgraded = (props: unknown): unknown => {
  const earlier = Earlier.safeParse(props);
  if (!earlier.success) return props;
  const { germanTime, ...rest } = earlier.data;
  return { ...rest, when: rest.turkishTime, ownTime: '', ownZone: '' };
};

/** The props of a mail that says when an appointment is, among others. */
export const withClocks = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess(upgraded, z.strictObject({ ...CLOCKS, ...shape }));

export const EVENT = { eventId: z.string(), startsAt: z.iso.datetime() };

interface ClockProps {
  label: string;
  time: string;
}

const Clock = ({ label, time }: ClockProps) =>
  time && (
    <Fact label={label}>
      <bdi>{time}</bdi>
    </Fact>
  );

/** To a family: its own time, and Turkish time beside it. */
export function Clocks({
  turkishLabel,
  props: { ownTime, ownZone, turkishTime },
}: {
  turkishLabel: string;
  props: Record<keyof typeof CLOCKS, string>;
}) {
  return (
    <Well>
      <Clock label={ownZone} time={ownTime} />
      <Clock label={turkishLabel} time={turkishTime} />
    </Well>
  );
}

/** To whoever advises, by Turkish time: what the family's clock shows stands beside it. */
export function ConsultantClocks({
  turkishLabel,
  familyLabel,
  props: { ownTime, ownZone, turkishTime },
}: {
  turkishLabel: string;
  familyLabel: string;
  props: Record<keyof typeof CLOCKS, string>;
}) {
  return (
    <Well>
      <Clock label={turkishLabel} time={turkishTime} />
      <Clock label={familyLabel} time={ownTime && `${ownTime} (${ownZone})`} />
    </Well>
  );
}

/** What a calendar is told of an appointment. */
export const eventOf = (
  { eventId: id, startsAt }: { eventId: string; startsAt: string },
  told: Pick<CalendarEvent, 'title' | 'description'>,
): CalendarEvent => ({ id, startsAt, minutes: CONSULTING_LIMITS.appointmentMinutes, ...told });
