// React Aria adds a rule about touches in a style element of its own, which our Content-Security-Policy refuses:
// app.css has the rule instead. The marker makes React Aria skip it.
const marker = "react-aria-pressable-style";

/** Call before the first React Aria component renders in a browser. Does nothing while prerendering. */
export const providePressableStyle = (): void => {
	if (typeof document === "undefined" || document.getElementById(marker)) return;
	document.head.append(Object.assign(document.createElement("template"), { id: marker }));
};
