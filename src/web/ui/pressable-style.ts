// React Aria adds this rule in a style element of its own, which the policy of our pages refuses. A sheet
// made by script is allowed; the marker tells React Aria that the rule is there.
const marker = "react-aria-pressable-style";
const rule = "@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}";

/** Call before the first React Aria component renders in a browser. Does nothing while prerendering. */
export const providePressableStyle = (): void => {
	if (typeof document === "undefined" || document.getElementById(marker)) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(rule);
	document.adoptedStyleSheets.push(sheet);
	document.head.append(Object.assign(document.createElement("template"), { id: marker }));
};
