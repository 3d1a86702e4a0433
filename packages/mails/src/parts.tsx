import { Button, Link, Section, Text } from '@react-email/components';
import { createElement, Fragment, type ReactNode } from 'react';
import { SANS, themed } from './style.ts';

// Arabic needs 1.7; Latin text benefits too, so no part has to know the language.
const BODY_TEXT = { fontFamily: SANS, fontSize: '16px', lineHeight: '1.7' } as const;

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text {...themed('text', { ...BODY_TEXT, margin: '20px 0 0', textWrap: 'pretty' })}>
      {children}
    </Text>
  );
}

/** A link in a sentence. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} {...themed('primary', { textDecoration: 'underline' })}>
      {children}
    </Link>
  );
}

/** The main action of the mail. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      {...themed('button', {
        ...BODY_TEXT,
        fontWeight: 600,
        borderRadius: '12px',
        margin: '20px 0 0',
        padding: '10px 24px',
      })}
    >
      {children}
    </Button>
  );
}

/** Digits to copy or type, left to right in every language. */
export function BigCode({ code }: { code: string }) {
  return (
    <bdo dir="ltr" style={{ fontSize: '32px', fontWeight: 600, letterSpacing: '0.18em' }}>
      {code}
    </bdo>
  );
}

/** A remark about what is above it. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <Text {...themed('text2', { ...BODY_TEXT, fontSize: '14px', margin: '6px 0 0' })}>
      {children}
    </Text>
  );
}

/** A sunken panel for important facts. */
export function Well({ children }: { children: ReactNode }) {
  return (
    <Section
      {...themed('well', {
        borderRadius: '12px',
        borderCollapse: 'separate',
        margin: '20px 0 24px',
      })}
    >
      {/* No padding above: every part brings its own margin there. */}
      <div style={{ padding: '0 20px 18px' }}>{children}</div>
    </Section>
  );
}

interface FactProps {
  label: string;
  /** For values of several lines: the text version also starts them below the label. */
  below?: boolean;
  children: ReactNode;
}

/** A label above its value; the text version puts both on one line. */
export function Fact({ label, below = false, children }: FactProps) {
  return (
    <Text {...themed('text', { ...BODY_TEXT, margin: '16px 0 0' })}>
      <span {...themed('text3', { fontSize: '14px' })} data-text-format="label">
        {label}
      </span>{' '}
      <br data-skip-in-text={!below} />
      {children}
    </Text>
  );
}

const BREAK = <br />;

/** Text with line breaks. Uses `br`, because Outlook and the text version ignore pre-wrap, which keeps the spaces. */
export function Lines({ text }: { text: string }) {
  const pieces = text.split(/\r\n|\r|\n/).flatMap((line) => [BREAK, line]);
  // As arguments instead of a list: static children need no keys.
  return createElement(Fragment, null, ...pieces.slice(1));
}

/** A line of user text in any direction, isolated from its surroundings. */
export function UserLine({ text }: { text: string }) {
  return (
    <span dir="auto" style={{ unicodeBidi: 'isolate', overflowWrap: 'anywhere' }}>
      {text}
    </span>
  );
}

/** Paragraphs of user text, aligned by their own language. */
export function UserText({ text }: { text: string }) {
  return (
    <Text
      dir="auto"
      {...themed('text', {
        ...BODY_TEXT,
        margin: '16px 0 0',
        textAlign: 'start',
        whiteSpace: 'pre-wrap',
        unicodeBidi: 'plaintext', // each line by its first letter
        overflowWrap: 'anywhere',
      })}
    >
      <Lines text={text} />
    </Text>
  );
}
