import type { CDPSession } from '@playwright/test';

const INTERACTIVE_ROLES: ReadonlySet<unknown> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** Interactive elements without an accessible name in the browser's accessibility tree. */
export async function findNamelessElements(devtools: CDPSession): Promise<string[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const nameless = nodes.filter(
    ({ ignored, role, name }) =>
      !ignored && INTERACTIVE_ROLES.has(role?.value) && !String(name?.value ?? '').trim(),
  );
  return Promise.all(
    nameless.map(async ({ role, backendDOMNodeId }) => {
      const { node } = await devtools.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
      // A flat list of name, value, name, value.
      const attributes = (node.attributes ?? []).map((text, index) =>
        index % 2 === 0 ? ` ${text}` : `="${text}"`,
      );
      return `${role?.value} without a name: <${node.localName}${attributes.join('')}>`;
    }),
  );
}
