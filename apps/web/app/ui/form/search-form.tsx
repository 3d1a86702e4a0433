import { Search } from 'lucide-react';
import type { FormEvent, ReactNode, Ref } from 'react';

export interface SearchFormProps {
  /** Where the form leads without JavaScript. */
  action: string;
  label: string;
  placeholder: string;
  submit: ReactNode;
  value?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onFocus?: (() => void) | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The id of a message below. */
  invalidBy?: string | undefined;
  look: 'large' | 'line';
  /** The list below the field. */
  children?: ReactNode;
}

/** As the API takes it. The limits of the contract would come along with every page. */
const LONGEST = 60;

/** A field and its button: a plain form, to which `LiveSuggestions` adds a list once it is fetched. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, placeholder, submit, value, invalidBy } = props;
  return (
    <form
      action={action}
      onSubmit={props.onSubmit}
      className={`search-form search-form-${props.look}`}
    >
      <div className="search-field">
        <Search size={20} strokeWidth={1.75} aria-hidden className="search-icon" />
        <input
          ref={props.ref}
          name="q"
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={false}
          aria-invalid={invalidBy === undefined ? undefined : true}
          aria-describedby={invalidBy}
          defaultValue={value}
          placeholder={placeholder}
          maxLength={LONGEST}
          onFocus={props.onFocus}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          className="input"
        />
        {props.children}
      </div>
      <button type="submit" className="btn btn-primary">
        {submit}
      </button>
    </form>
  );
}
