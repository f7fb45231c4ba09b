import type { TFunction } from "i18next";
import type { WallPage } from "./wall-page.ts";

/** The sentence about the results that wait: how many more are missing, or that the group waits for the last pupils. */
export const waitingText = ({ picture, untilFull }: WallPage, t: TFunction): string => {
	if (untilFull === 0) return t("classes.light.untilLast");
	return t(picture.pupils === 0 ? "classes.light.until" : "classes.light.untilNext", { count: untilFull });
};

/** The sentence of a class without a drawn line: nothing was counted yet, or its pupils are too different. */
export const darkText = (page: WallPage, t: TFunction): string => {
	if (page.picture.pupils > 0) return t("classes.light.different", { count: page.picture.pupils });
	return page.waiting > 0 ? waitingText(page, t) : t("classes.page.noPicture");
};
