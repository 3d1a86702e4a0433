import type { LucideIcon } from 'lucide-react';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { useActiveOption } from './use-active-option.ts';
import {
  type FindSuggestions,
  type Suggestion,
  type Suggestions,
  useSuggestions,
} from './use-suggestions.ts';

/** The field's input passes its keys on; true: the list has handled the key. */
export interface SuggestionKeys {
  press: (key: string) => boolean;
}

/** What the input says of the list. */
export interface ListState {
  isOpen: boolean;
  activeId: string | undefined;
  /** For screen readers. */
  announcement: string;
}

export interface SuggestionListTexts {
  list: string;
  found: (count: number) => string;
  /** The option that takes the text as it is. */
  asTyped: (typed: string) => string;
  unknown: string;
  failed: string;
}

export interface SuggestionListProps {
  id: string;
  typed: string;
  find: FindSuggestions;
  /** Not offered: they are there already. */
  leftOut: ReadonlySet<string>;
  texts: SuggestionListTexts;
  onChoose: (suggestion: Suggestion) => void;
  /** What was typed can be taken as it is: always beside known names, or only where no name begins so. */
  offersTyped: 'always' | 'where unknown';
  onTakeTyped: () => void;
  /** What an option shows of a name. */
  Row: ComponentType<Suggestion>;
  /** What becomes of a choice. */
  Icon: LucideIcon;
  hrefOf?: ((suggestion: Suggestion) => string) | undefined;
  onState: (state: ListState) => void;
  ref: Ref<SuggestionKeys>;
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  /** Where it leads: then it is a link, which may also be opened in another tab. */
  href?: string | undefined;
  children: ReactNode;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

function Option({ id, isActive, onChoose, href, children }: OptionProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    className: 'suggestion',
    children,
  } as const;
  const keep = (rendered: HTMLElement | null) => {
    element.current = rendered;
  };
  // The keyboard stays in the input, which names the active option.
  // biome-ignore-start lint/a11y: the role stands in the shared attributes, and keys are handled by the input
  if (href === undefined) return <div {...shared} ref={keep} onClick={onChoose} />;
  return (
    <a
      {...shared}
      ref={keep}
      href={href}
      tabIndex={-1}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose();
      }}
    />
  );
  // biome-ignore-end lint/a11y: the role stands in the shared attributes, and keys are handled by the input
}

function announcementOf(
  state: Suggestions['state'],
  count: number,
  texts: SuggestionListTexts,
): string {
  if (state === 'failed') return texts.failed;
  if (state !== 'here') return '';
  return count === 0 ? texts.unknown : texts.found(count);
}

/**
 * The list below a combo box, by the pattern of the WAI-ARIA practices: the focus stays in the input, the arrow keys move through the
 * options. Knows nothing of what becomes of a choice.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, typed, find, leftOut, texts, onChoose, onTakeTyped, onState, ref } = props;
  const { Row, Icon, hrefOf } = props;
  const { state, options: found } = useSuggestions(typed, find);
  const options = found.filter((option) => !leftOut.has(option.id));
  const isCurrent = state === 'here' || state === 'failed';
  const isKnown = found.some(({ match }) => match === 'whole');
  // A rare name must not become a common one by itself.
  const isUnknown = isCurrent && (options[0] === undefined || options[0].match === 'similar');
  const offersTyped = isCurrent && !isKnown && (isUnknown || props.offersTyped === 'always');
  const isTypedFirst = offersTyped && isUnknown;
  const count = options.length + Number(offersTyped);
  const typedAt = isTypedFirst ? 0 : options.length;
  const optionAt = (index: number) => options[isTypedFirst ? index - 1 : index];
  const { active, move } = useActiveOption(`${typed} ${state}`, count);
  const isOpen = count > 0;
  const idAt = (index: number) => `${id}-${index}`;
  // Options for earlier letters are shown but not chosen by the keyboard.
  const activeId = isOpen && isCurrent && active >= 0 ? idAt(active) : undefined;

  const announcement = announcementOf(state, options.length, texts);
  const tell = useEffectEvent(onState);
  useEffect(() => tell({ isOpen, activeId, announcement }), [isOpen, activeId, announcement]);

  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (!isOpen) return false;
      if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (key === 'Enter' && isCurrent) {
        const option = optionAt(active);
        if (option) onChoose(option);
        else onTakeTyped();
      } else return false;
      return true;
    },
  }));

  if (!isOpen && state !== 'failed') return null;
  const icon = <Icon size={19} strokeWidth={1.75} aria-hidden className="flip shrink-0" />;
  const typedOption = offersTyped && (
    <Option id={idAt(typedAt)} isActive={activeId === idAt(typedAt)} onChoose={onTakeTyped}>
      <span className="min-w-0 grow ps-1.5">
        <bdi className="font-semibold">{texts.asTyped(typed)}</bdi>{' '}
        {state === 'here' && <span className="text-sm text-ink-2">{texts.unknown}</span>}
      </span>
      {icon}
    </Option>
  );
  return (
    // A click must not take the focus from the input.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens on it
    <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
      {state === 'failed' && <p className="px-3.5 py-2.5 text-sm text-ink-2">{texts.failed}</p>}
      {isOpen && (
        <div id={id} role="listbox" aria-label={texts.list} className="suggestion-options">
          {isTypedFirst && typedOption}
          {options.map((option) => {
            const optionId = idAt(options.indexOf(option) + Number(isTypedFirst));
            return (
              <Option
                key={option.id}
                id={optionId}
                isActive={activeId === optionId}
                href={hrefOf?.(option)}
                onChoose={() => onChoose(option)}
              >
                <Row {...option} />
                {icon}
              </Option>
            );
          })}
          {!isTypedFirst && typedOption}
        </div>
      )}
    </div>
  );
}
