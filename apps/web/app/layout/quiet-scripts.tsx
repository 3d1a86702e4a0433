import { Children, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { Scripts } from 'react-router';
import { NonceContext } from '../lib/nonce.ts';

interface Tag {
  type?: string;
  href?: string;
  nonce?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** The tags among nodes, however deep. */
function tagsIn(node: ReactNode): ReactElement<Tag>[] {
  if (Array.isArray(node)) return node.flatMap(tagsIn);
  if (!isValidElement<Tag>(node)) return [];
  return typeof node.type === 'string' ? [node] : tagsIn(node.props.children);
}

/** As mark-up, because whatever React writes as a link itself is fetched at once. */
function markUpOf({ type, props }: ReactElement<Tag>): string {
  const nonce = props.nonce ? ` nonce="${props.nonce}"` : '';
  return type === 'link'
    ? `<link rel="modulepreload" href="${props.href}"${nonce}/>`
    : `<script type="module" async${nonce}>${props.dangerouslySetInnerHTML?.__html}</script>`;
}

/** The server's data: they run at once, and are not fetched. */
const isData = ({ type, props }: ReactElement<Tag>) => type === 'script' && props.type !== 'module';

// Nobody waits for a picture in a tab that nobody sees.
const BEGIN = `(({previousElementSibling:w})=>{const begin=()=>document.head.append(w.content);
document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin))})(document.currentScript)`;

/**
 * React Router's scripts, asked for when the page has been painted: what the server has drawn is read first, without anything
 * in its way, and comes alive then. What a template holds does nothing until it is taken out.
 */
export function QuietScripts() {
  const nonce = useContext(NonceContext);
  const tags = tagsIn(Scripts({}));
  if (tags.length === 0) return null;
  const late = tags.filter((tag) => !isData(tag)).map(markUpOf);
  return (
    <>
      {Children.toArray(tags.filter(isData))}
      <template
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but React Router's own mark-up
        dangerouslySetInnerHTML={{ __html: late.join('') }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a constant of ours
        dangerouslySetInnerHTML={{ __html: BEGIN }}
      />
    </>
  );
}
