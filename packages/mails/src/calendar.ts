/** An appointment for somebody's calendar. */
export interface CalendarEvent {
  id: string;
  startsAt: string;
  title: string;
  description: string;
  minutes: number;
  /** The event is taken out of the calendar that it was put into. */
  cancelled?: boolean;
}

/** RFC 5545 §3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** `20261119T130000Z`: in UTC, so that every calendar shows its owner's own hour. */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const LINE_OCTETS = 75;

/** RFC 5545 §3.1: a line has 75 octets at most and goes on after a space; no letter is torn apart. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    const room = lines.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (Buffer.byteLength(current + letter) > room) {
      lines.push(current);
      current = '';
    }
    current += letter;
  }
  return [...lines, current].join('\r\n ');
}

/** A calendar file (RFC 5545) with one event. Told again with a higher sequence, the same event is replaced. */
export function calendarFile(event: CalendarEvent): string {
  const starts = new Date(event.startsAt);
  const ends = new Date(starts.getTime() + event.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ismi//consulting//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.id)}`,
    `SEQUENCE:${event.cancelled ? 1 : 0}`,
    // When the event was written down is not known here, and must be the same in every repeat: any moment before it will do.
    `DTSTAMP:${utc(new Date(starts.getTime() - STAMPED_BEFORE_MS))}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const STAMPED_BEFORE_MS = 30 * 86_400_000;
