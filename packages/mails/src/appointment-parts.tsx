import { CONSULTING_LIMITS } from '@ismi/contract/limits';
import { z } from 'zod';
import type { CalendarEvent } from './calendar.ts';
import { Fact, Well } from './parts.tsx';

/** A time on its reader's clocks. Redundant values are empty. */
const CLOCKS = {
  /** Short, with the name of its zone, for the subject. */
  when: z.string(),
  /** The family's. */
  ownTime: z.string(),
  ownZone: z.string(),
  turkishTime: z.string(),
};

/** Mails queued before this release know Turkish and German time only. */
const LegacyClocks = z.looseObject({ turkishTime: z.string(), germanTime: z.string() });
const upgradeLegacyClocks = (props: unknown): unknown => {
  const earlier = LegacyClocks.safeParse(props);
  if (!earlier.success) return props;
  const { germanTime, ...rest } = earlier.data;
  return { ...rest, when: rest.turkishTime, ownTime: '', ownZone: '' };
};

/** The props of a mail that contains an appointment's time. */
export const withClocks = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess(upgradeLegacyClocks, z.strictObject({ ...CLOCKS, ...shape }));

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

/** For a family: its own time, and Turkish time. */
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

/** For the consultant: Turkish time, and the family's own time. */
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

/** The calendar event of an appointment. */
export const eventOf = (
  { eventId: id, startsAt }: { eventId: string; startsAt: string },
  told: Pick<CalendarEvent, 'title' | 'description'>,
): CalendarEvent => ({ id, startsAt, minutes: CONSULTING_LIMITS.appointmentMinutes, ...told });
