// React Aria adds a rule about touches in a style element of its own, which the policy of our pages refuses: app.css
// has it instead. The marker tells React Aria that the rule is there.
const marker = "react-aria-pressable-style";

/** Call before the first React Aria component renders in a browser. Does nothing while prerendering. */
export const providePressableStyle = (): void => {
	if (typeof document === "undefined" || document.getElementById(marker)) return;
	document.head.append(Object.assign(document.createElement("template"), { id: marker }));
};
