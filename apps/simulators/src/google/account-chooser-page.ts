import type { PreparedPerson } from './people.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: #f0f4f9; color: #1f1f1f }
  main { max-width: 27rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: 1rem }
  h1 { font-size: 1.5rem; margin: 0 }
  fieldset { border: 0; margin: 1rem 0; padding: 0 }
  legend { font-weight: 600 }
  label { display: block; padding: .5rem 0 }
  small { display: block; color: #444746; margin-inline-start: 1.6rem }
  input[type=email], input[type=text] { display: block; box-sizing: border-box; width: 100%; font: inherit; padding: .4rem }
  button { font: inherit; padding: .6rem 1.2rem; border: 1px solid #0b57d0; border-radius: 2rem; background: #fff; color: #0b57d0 }
  button[value=continue] { background: #0b57d0; color: #fff }
  [role=alert] { color: #b3261e }`;

const choiceOf = ({ choice, name, email, remark }: PreparedPerson, isChosen: boolean) => `
      <label>
        <input type="radio" name="person" value="${choice}"${isChosen ? ' checked' : ''}>
        <bdi>${escaped(name ?? email)}</bdi>
        <small>${escaped(email)}, ${escaped(remark)}</small>
      </label>`;

interface AccountChooserProps {
  clientId: string;
  people: PreparedPerson[];
  complaint?: string;
}

/** Works without JavaScript; tests find everything by role and label. */
export const renderAccountChooser = ({
  clientId,
  people,
  complaint,
}: AccountChooserProps): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Choose an account</title>
  <style>${STYLE}</style>
</head>
<body>
<main>
  <h1>Choose an account</h1>
  <p>to continue to <strong>${escaped(clientId)}</strong>. This page stands in for Google.</p>
  ${complaint ? `<p role="alert">${escaped(complaint)}</p>` : ''}
  <form method="post">
    <fieldset>
      <legend>Who are you?</legend>${people.map((person, index) => choiceOf(person, index === 0)).join('')}
      <label><input type="radio" name="person" value="other"> Somebody else</label>
    </fieldset>
    <fieldset>
      <legend>Somebody else is</legend>
      <label>Address <input type="email" name="email" autocomplete="off"></label>
      <label>Name <input type="text" name="name" autocomplete="off"></label>
      <label>Workspace domain <input type="text" name="hostedDomain" autocomplete="off"></label>
      <label><input type="checkbox" name="verified" checked> Address is verified</label>
    </fieldset>
    <button name="answer" value="continue">Continue</button>
    <button name="answer" value="refuse" formnovalidate>Refuse</button>
  </form>
</main>
</body>
</html>
`;
