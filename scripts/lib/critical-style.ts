import postcss, { type AtRule, type Container, type Declaration, type Rule } from "postcss";

const classToken = /\.((?:\\.|[\w-])+)/g;
const variableUse = /var\((--[\w-]+)/g;

/** Parts of fields that one types into, which pages without any need no rule for. */
const fieldParts =
	/::-webkit-(?:date|search|inner-spin|outer-spin|calendar)|::file-selector-button|::placeholder|:-moz-ui-invalid/;
const fields = ["input", "textarea"];

const withoutEscapes = (token: string): string => token.replace(/\\(.)/g, "$1");

/** The classes and element names that a page's markup uses. */
const usedNames = (html: string): { classes: Set<string>; elements: Set<string> } => {
	const classes = new Set<string>();
	for (const [, list = ""] of html.matchAll(/class="([^"]*)"/g))
		for (const name of list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/)) classes.add(name);
	const elements = new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name));
	return { classes, elements };
};

const matches = (selector: string, used: ReturnType<typeof usedNames>): boolean => {
	const classes = [...selector.matchAll(classToken)].map(([, token = ""]) => withoutEscapes(token));
	if (classes.some((name) => !used.classes.has(name))) return false;
	// A bare element selector (h1, table, summary …) matters only where that element is.
	if (fieldParts.test(selector)) return fields.some((field) => used.elements.has(field));
	if (selector.includes("optgroup")) return used.elements.has("optgroup");
	const element = /^([a-z][a-z0-9]*)(?=$|[:[\s>])/.exec(selector.trim())?.[1];
	return !element || used.elements.has(element);
};

const dropEmpty = (container: Container): void => {
	container.each((node) => {
		if (!("nodes" in node) || !node.nodes) return;
		dropEmpty(node as Container);
		if (node.nodes.length === 0) node.remove();
	});
};

const isInKeyframes = (rule: Rule): boolean =>
	rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes");

const keepReachableVariables = (root: Container, html: string): void => {
	const readByMarkup = [...html.matchAll(variableUse)].map(([, name]) => name);
	// Declarations of variables that no kept rule reads, again until nothing changes.
	for (let before = -1; before !== root.toString().length; ) {
		before = root.toString().length;
		const read = new Set(
			[...root.toString().matchAll(variableUse)].map(([, name]) => name).concat(readByMarkup),
		);
		// Not the categories' hues: what scripts add later reads them, and the whole sheet does not have them.
		root.walkDecls(/^--(?!hue-)/, (declaration) => {
			if (!read.has(declaration.prop)) declaration.remove();
		});
		root.walkAtRules("property", (rule) => {
			if (!read.has(rule.params)) rule.remove();
		});
	}
};

/** Every browser that the pages are built for mixes colours: what others would need goes, and the question. */
const withMixedColours = (root: Container): void => {
	root.walkAtRules("supports", (rule) => {
		if (!rule.params.includes("color-mix(in lab, red, red)") || !rule.nodes) return;
		for (const node of rule.nodes) {
			const before = rule.prev();
			if (node.type === "decl" && before?.type === "decl" && before.prop === node.prop) before.remove();
		}
		rule.replaceWith(rule.nodes);
	});
};

/** A variable that is read with no fallback, or with an empty one. */
const plainUse = /var\((--[\w-]+)(,\s*)?\)/g;

/**
 * Writes out what Tailwind's own variables stand for where nothing on the page sets them: their registered initial value,
 * or nothing where a rule reads them so.
 */
const withUnsetVariables = (root: Container, html: string): void => {
	const set = new Set([...html.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
	root.walkDecls(/^--/, ({ prop }) => {
		set.add(prop);
	});
	const initial = new Map<string, string>();
	root.walkAtRules("property", (rule) => {
		rule.walkDecls("initial-value", ({ value }) => {
			initial.set(rule.params, value);
		});
	});
	root.walkDecls((declaration) => {
		declaration.value = declaration.value
			.replace(plainUse, (use, name: string, empty?: string) =>
				set.has(name) || !name.startsWith("--tw-") ? use : (initial.get(name) ?? (empty ? "" : use)),
			)
			.trim();
	});
};

/** What shows only under a pointer: whoever has one there so early waits for the whole sheet. */
const isForPointer = (rule: AtRule): boolean => /hover\s*:\s*hover/.test(rule.params);

/** Reduced motion overrules everything, and stays. */
const overrules = ({ important }: Declaration): boolean => important === true;

/**
 * The part of a style sheet that a page's markup needs for its first view. What scripts add later
 * is styled by the whole sheet, which the page loads with them.
 */
export const criticalStyle = (style: string, html: string): string => {
	const used = usedNames(html);
	const root = postcss.parse(style);
	root.walkComments((comment) => {
		comment.remove();
	});
	root.walkRules((rule) => {
		if (isInKeyframes(rule)) return;
		const kept = rule.selectors.filter((selector) => matches(selector, used));
		if (kept.length === 0) rule.remove();
		else rule.selectors = kept;
	});
	// Tailwind's copy of its @property rules for browsers without @property; ours all have it.
	root.walkAtRules("layer", (layer) => {
		if (layer.params === "properties" && layer.nodes) layer.remove();
	});
	// Whoever prints or points has the whole sheet, which comes with the scripts.
	root.walkAtRules("media", (media) => {
		if (media.params === "print" || isForPointer(media)) media.remove();
	});
	// Nothing changes before the scripts are here.
	root.walkDecls(/^transition-|^--tw-duration$/, (declaration) => {
		if (!overrules(declaration)) declaration.remove();
	});
	withMixedColours(root);
	withUnsetVariables(root, html);
	dropEmpty(root);
	keepReachableVariables(root, html);
	const animations = root.toString();
	root.walkAtRules(/keyframes$/, (rule) => {
		if (!new RegExp(`animation(-name)?:[^;}]*${rule.params}`).test(animations)) rule.remove();
	});
	dropEmpty(root);
	return root.toString();
};
