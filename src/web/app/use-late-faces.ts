import { useEffect } from "react";
import { useNavigationType } from "react-router";

/** Lets faces that came too late for the first screen (faces.css) be used from now on. */
const showLateFaces = (): void => {
	for (const { cssRules } of document.styleSheets)
		for (const rule of cssRules)
			if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "swap");
};

/** Brings the faces in with the first screen that is gone to, where everything is drawn anew and nothing is seen to move. */
export const useLateFaces = (): void => {
	const isFirstScreen = useNavigationType() !== "PUSH";
	useEffect(() => {
		if (!isFirstScreen) showLateFaces();
	}, [isFirstScreen]);
};
