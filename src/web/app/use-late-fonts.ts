import { useEffect } from "react";
import { useNavigationType } from "react-router";

/** Lets fonts that came too late for the first screen (fonts.css) be used from now on. */
const showLateFonts = (): void => {
	for (const { cssRules } of document.styleSheets)
		for (const rule of cssRules)
			if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "swap");
};

/** Brings the fonts in with the first screen that is gone to, where everything is drawn anew and nothing is seen to move. */
export const useLateFonts = (): void => {
	const isFirstScreen = useNavigationType() !== "PUSH";
	useEffect(() => {
		if (!isFirstScreen) showLateFonts();
	}, [isFirstScreen]);
};
