declare global {
	interface Window {
		/** What changed in the body since it was read, and who watches for more; see `watchScript`. */
		spectraChanges?: { readonly seen: MutationRecord[]; readonly watch: MutationObserver };
	}
}

/**
 * The last script of every page, run before any extension may touch the document: notes what password managers,
 * translators and others change in it until our own scripts start.
 */
export const watchScript =
	"(s=>{const w=new MutationObserver(r=>s.push(...r));w.observe(document.body,{childList:true,characterData:true,characterDataOldValue:true,subtree:true});window.spectraChanges={seen:s,watch:w}})([])";

/** React tolerates foreign elements directly in the body: these stay. Everything taken away comes back. */
const isTolerated = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
	type === "childList" &&
	target === document.body &&
	removedNodes.length === 0 &&
	[...addedNodes].every((node) => node instanceof Element);

const takeBack = ({
	type,
	target,
	addedNodes,
	removedNodes,
	nextSibling,
	oldValue,
}: MutationRecord): void => {
	if (type === "characterData") {
		(target as CharacterData).data = oldValue ?? "";
		return;
	}
	for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
	const place = nextSibling?.parentNode === target ? nextSibling : null;
	for (const node of removedNodes) target.insertBefore(node, place);
};

/** Elements that were only put beside others, such as a password manager's button in a field, with their places. */
const additions = (changes: readonly MutationRecord[]): (() => void)[] => {
	const shrunk = new Set(
		changes.filter(({ removedNodes }) => removedNodes.length > 0).map(({ target }) => target),
	);
	return changes
		.filter(({ type, target }) => type === "childList" && !shrunk.has(target))
		.flatMap(({ target, addedNodes, previousSibling }) =>
			[...addedNodes]
				.filter((node) => node instanceof Element && node.parentNode === target)
				.map((node) => () => {
					if (!target.isConnected || node.isConnected) return;
					target.insertBefore(
						node,
						previousSibling?.parentNode === target ? previousSibling.nextSibling : null,
					);
				}),
		);
};

let putBack: (() => void)[] = [];

/**
 * Puts the body back as it was served, before React compares it with its own drawing: it draws the whole document
 * anew where they differ. Called before and, as others go on meanwhile, while the first screen is rendered; does
 * nothing afterwards.
 */
export const takeBackForeignChanges = (): void => {
	if (typeof window === "undefined" || !window.spectraChanges) return;
	const { seen, watch } = window.spectraChanges;
	const changes = [...seen.splice(0), ...watch.takeRecords()].filter((change) => !isTolerated(change));
	putBack.push(...additions(changes));
	for (const change of changes.reverse()) takeBack(change);
	// What was just taken back is no foreign change.
	watch.takeRecords();
};

/** Puts back foreign elements that stood beside ours, once React has taken over the page. */
export const putBackForeignElements = (): void => {
	window.spectraChanges?.watch.disconnect();
	delete window.spectraChanges;
	for (const add of putBack) add();
	putBack = [];
};
