import type { Locale } from '@ismi/contract/locales';
import { plainAlif } from '@ismi/contract/questionnaire';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { type Answers, withoutAnswer } from '../answers.ts';

// The letters with which names begin, in each alphabet: no Turkish name begins with Ğ, no Arabic one with ء alone.
const ALPHABETS: Record<Locale, string> = {
  tr: 'A B C Ç D E F G H I İ J K L M N O Ö P R S Ş T U Ü V Y Z',
  en: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
  de: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Ä Ö Ü',
  ar: 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي',
};

interface LettersProps {
  answers: Answers;
  isDisabled: boolean;
  onAnswer: (answers: Answers) => void;
}

/** One letter of the reader's alphabet; a second tap removes it. */
export function Letters({ answers, isDisabled, onAnswer }: LettersProps) {
  const { t } = useTranslation('suggestions');
  const letters = ALPHABETS[useLocale()].split(' ');
  const chosen = answers.startLetter && plainAlif(answers.startLetter);
  // A letter chosen in another language is still shown.
  const all = chosen && !letters.includes(chosen) ? [...letters, chosen] : letters;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question above is the legend, and a fieldset cannot be a grid everywhere
    <div role="group" aria-label={t('letters')} className="letters">
      {all.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-pressed={letter === chosen}
          disabled={isDisabled}
          onClick={() =>
            onAnswer(
              letter === chosen
                ? withoutAnswer('startLetter', answers)
                : { ...answers, startLetter: letter },
            )
          }
          className="letter"
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
