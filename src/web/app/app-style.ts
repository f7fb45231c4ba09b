import wholeStyle from "./app.css?inline";
import fonts from "./fonts.css?inline";

/**
 * The style sheet that a prerendered page carries in its head. The browser reads back what the page
 * carried, so that the build may cut it to what the page needs without a hydration mismatch.
 */
export const appStyle: string = import.meta.env.SSR
	? fonts + wholeStyle
	: (document.querySelector("style[data-app]")?.textContent ?? "");
