import { useTranslation } from "react-i18next";
import { extremesOf } from "#domain/classes/picture.ts";
import { useFieldList } from "../../shared/i18n/format.ts";
import { ClassPrompts, Prompt } from "./class-prompts.tsx";
import { ghostText } from "./ghost-text.ts";
import { changeText } from "./our-year.tsx";
import { darkText } from "./waiting-text.ts";
import type { WallPicture } from "./wall-buttons.tsx";
import type { WallPage } from "./wall-page.ts";

interface WallFootProps {
	readonly page: WallPage;
	readonly picture: WallPicture;
	readonly titles: Readonly<Record<string, string>>;
	/** A counter that selects the topic of discussion. */
	readonly index: number;
}

/** The key of the picture of lines: how exact its numbers are, and what is pale behind its lines. */
function Caption({ page, hasNumbers }: { readonly page: WallPage; readonly hasNumbers: boolean }) {
	const { t } = useTranslation();
	const { expected, count } = page.guess;
	const { ghost } = page.year;
	const numbers = expected ? t("classes.light.aboutGuessed", { count }) : t("classes.light.about");
	return (
		<p className="text-on-band-soft">
			{hasNumbers ? numbers : null}
			{ghost ? <span className="block">{ghostText(ghost, t)}</span> : null}
		</p>
	);
}

/** The foot of the wall: one topic of discussion and the caption of the picture, or what is missing before the first colour. */
export function WallFoot({ page, picture, titles, index }: WallFootProps) {
	const { t } = useTranslation();
	const listed = useFieldList();
	const { terms, ghost } = page.year;
	const isDark = extremesOf(page.picture) === null;
	return (
		<div className="grid gap-[.3vw] border-t border-on-band/20 pt-[.8vw] text-[max(2.2vw,1rem)] leading-[1.15] empty:hidden">
			{picture === "year" ? (
				<Prompt title={changeText(terms, t, listed)} question={t("classes.year.beforeQuestion")} />
			) : null}
			{picture === "lines" && isDark ? <p role="status">{darkText(page, t)}</p> : null}
			{picture === "year" || isDark ? null : (
				<ClassPrompts
					picture={page.picture}
					expected={page.guess.expected}
					ghost={ghost}
					titles={titles}
					index={index}
				/>
			)}
			{picture === "lines" ? <Caption page={page} hasNumbers={!isDark} /> : null}
		</div>
	);
}
