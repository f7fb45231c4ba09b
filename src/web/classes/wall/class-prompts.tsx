import { useTranslation } from "react-i18next";
import { mostExpected } from "#domain/classes/guess.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { useFieldList } from "../../shared/i18n/format.ts";
import { yearText } from "./ghost-text.ts";
import type { WallPage } from "./wall-page.ts";

interface ClassPromptsProps {
	readonly picture: WallPage["picture"];
	/** The guess of the class; null if it is not shown. */
	readonly expected: WallPage["guess"]["expected"];
	/** The picture of an earlier class; null if it is not shown. */
	readonly ghost: WallPage["year"]["ghost"];
	readonly titles: Readonly<Record<string, string>>;
	/** A counter that selects the prompt; the prompts repeat. */
	readonly index: number;
}

/**
 * One topic of discussion at a time: what the class had guessed, what an earlier one showed, the brightest line or lines, the
 * faintest or the dark ones, the most unexpected, the most frequent career.
 */
export function ClassPrompts({ picture, expected, ghost, titles, index }: ClassPromptsProps) {
	const { t } = useTranslation();
	const listed = useFieldList();
	const extremes = extremesOf(picture);
	if (extremes === null) return null;
	const [career] = picture.careers;
	const { brightest } = extremes;
	const [first, ...equal] = brightest;
	const lines = [
		["brightest", equal.length === 0 ? first : null],
		["faintest", extremes.faintest],
		["unexpected", picture.unexpected],
	] as const;
	const guessed = mostExpected(expected ?? [], 1);
	const right = guessed.filter((key) => brightest.includes(key));
	const before = ghost && extremesOf(ghost)?.brightest;
	const prompts = [
		...(guessed.length === 0
			? []
			: [
					{
						title:
							right.length > 0
								? t("classes.light.guessedRight", { brightest: listed(right) })
								: t("classes.light.guessed", {
										expected: listed(guessed),
										brightest: listed(brightest),
									}),
						question: t("classes.light.guessQuestion"),
					},
				]),
		...(ghost && before
			? [
					{
						title: t(listed(before) === listed(brightest) ? "classes.year.asBefore" : "classes.year.before", {
							year: yearText(ghost.year, t),
							before: listed(before),
							brightest: listed(brightest),
						}),
						question: t("classes.year.beforeQuestion"),
					},
				]
			: []),
		...(equal.length > 0
			? [
					{
						title: t("classes.light.equal", { names: listed(brightest) }),
						question: t("classes.light.equalQuestion"),
					},
				]
			: []),
		...lines.flatMap(([which, category]) =>
			category === null
				? []
				: [
						{
							title: t(`classes.light.${which}`, { name: t(`common.inText.${category}`) }),
							question: t(`classes.questions.${category}`),
						},
					],
		),
		...(extremes.dark > 0
			? [
					{
						title: t("classes.light.dark", { count: extremes.dark }),
						question: t("classes.light.darkQuestion"),
					},
				]
			: []),
		...(career
			? [
					{
						title: t("classes.light.career", { name: titles[career.careerId] ?? career.careerId }),
						question: t("classes.light.careerQuestion"),
					},
				]
			: []),
	];
	const shown = prompts[index % prompts.length];
	return shown ? <Prompt {...shown} /> : null;
}

/** A topic of discussion below the picture of a class: title and question in one text, so that it takes few lines. */
export function Prompt({ title, question }: { readonly title: string; readonly question: string }) {
	return (
		<div>
			<p className="inline font-display text-[max(2.3vw,1.05rem)] font-semibold">{title}</p>{" "}
			<p className="inline">{question}</p>
		</div>
	);
}
