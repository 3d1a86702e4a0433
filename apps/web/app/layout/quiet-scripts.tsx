import { isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { Scripts } from 'react-router';
import { NonceContext } from '../lib/nonce.ts';
import { writtenByServer } from './written-by-server.ts';

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

/** What the server has loaded: it runs at once, and is not fetched. */
const isData = ({ type, props }: ReactElement<Tag>) => type === 'script' && props.type !== 'module';

// The browser says when the first picture is on the screen; should it forget to, three seconds are enough. A few at a time, because
// twenty requests at once would keep a telephone from answering. In a tab that nobody sees, all at once and at once.
const BEGIN = `(({previousElementSibling:w})=>{const P=window.PerformanceObserver,begin=()=>{
const late=[...w.content.childNodes].slice(0,document.hidden?undefined:4);
if(late.length)document.head.append(...late),setTimeout(begin)};
if(document.hidden||!P?.supportedEntryTypes?.includes('paint'))return begin();
setTimeout(begin,3000);new P((_,o)=>{o.disconnect();begin()}).observe({type:'paint',buffered:true})})(document.currentScript)`;

interface Parts {
  data: string;
  late: string;
  begin: string;
}

/** In the browser all of it stands in the page already: there React looks at the tags alone, and none of this is sent along. */
function partsOf(scripts: ReactNode): Parts | undefined {
  if (!import.meta.env.SSR) return undefined;
  const tags = tagsIn(scripts);
  return {
    data: tags.find(isData)?.props.dangerouslySetInnerHTML?.__html ?? '',
    late: tags
      .filter((tag) => !isData(tag))
      .map(markUpOf)
      .join(''),
    begin: BEGIN,
  };
}

/**
 * React Router's scripts, asked for when the page has been painted: what the server has drawn is read first, without anything
 * in its way, and comes alive then. What a template holds does nothing until it is taken out.
 */
export function QuietScripts() {
  const nonce = useContext(NonceContext);
  const scripts = Scripts({});
  if (!scripts) return null;
  const parts = partsOf(scripts);
  return (
    <>
      <script nonce={nonce} {...writtenByServer(parts?.data)} />
      <template {...writtenByServer(parts?.late)} />
      <script nonce={nonce} {...writtenByServer(parts?.begin)} />
    </>
  );
}
