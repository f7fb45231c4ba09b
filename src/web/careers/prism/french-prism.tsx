import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedSubjects } from "#domain/careers/places/presented-places.ts";
import { familiesByChoice, replacementsFor } from "#domain/careers/subject-combinations.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { type Beam, Beams } from "./beams.tsx";
import { DropSubjects } from "./drop-subjects.tsx";
import { FamilyList, type FamilyRow } from "./family-list.tsx";
import { HowCommon } from "./how-common.tsx";
import { PhonePrism } from "./phone-prism.tsx";
import { ReachedCareers } from "./reached-careers.tsx";
import { SubjectTiles, type SubjectTilesProps } from "./subject-tiles.tsx";
import { useStrandStarts } from "./use-strand-starts.ts";
import { useSubjectChoice } from "./use-subject-choice.ts";

/** The families with a current or previous share, sorted by the current one; and those too small to show. */
const rowsOf = (
	families: PresentedSubjects["families"],
	chosen: readonly string[],
	dropped: string | null,
) => {
	const before = dropped
		? new Map(
				familiesByChoice(families, [...chosen, dropped]).map(({ family, percent }) => [family.key, percent]),
			)
		: null;
	const all = familiesByChoice(families, chosen);
	const rows: FamilyRow[] = [];
	const missing: string[] = [];
	for (const { family, percent } of all) {
		const former = before?.get(family.key) ?? null;
		if (percent === null && former === null) missing.push(family.label);
		else rows.push({ family, percent: percent ?? 0, before: before ? (former ?? 0) : null });
	}
	return { rows, missing };
};

/** The pair that lights the prism before a student chooses: the most frequent one. */
const example = ["maths", "physics-chemistry"];

/** The families that are listed before the reader asks for all: their careers stay in the first view. */
const firstSeen = 7;

const beamOf = ({ family: { key, field }, percent, before }: FamilyRow): Beam => ({
	key,
	field,
	percent,
	before,
});

/** The subjects beside the sciences, folded until one of them is chosen. */
function OtherSubjects(props: Omit<SubjectTilesProps, "label">) {
	const { t } = useTranslation();
	const hasChosen = props.subjects.some(({ id }) => props.chosen.includes(id));
	return (
		<details open={hasChosen || undefined}>
			<summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">
				{t("subjects.others")}
			</summary>
			<SubjectTiles label={t("subjects.others")} isLabelHidden {...props} />
		</details>
	);
}

/** The prism of a French lycée: two or three subjects in, fifteen families of study out, and careers from there. */
export function FrenchPrism({ subjects, families, careers, frequency }: PresentedSubjects) {
	const { t } = useTranslation();
	const { list } = useFormat();
	const { chosen, dropped, toggle, drop, undo } = useSubjectChoice(subjects.map(({ id }) => id));
	const isPhone = usePhone();
	const prism = useRef<HTMLDivElement>(null);
	/** On a phone, a chosen subject's own × asks what is lost without it, and the prism must be in view. */
	const choose = (subject: string) => {
		if (isPhone && chosen.length > 1 && chosen.includes(subject)) drop(subject);
		else toggle(subject);
		if (isPhone) requestAnimationFrame(() => prism.current?.scrollIntoView({ block: "nearest" }));
	};
	const [open, setOpen] = useState<string | null>(null);
	const labelOf = (id: string) => subjects.find((subject) => subject.id === id)?.label ?? id;
	// Some names contain a comma.
	const quoted = (names: readonly string[]) => list(names.map((name) => t("subjects.quoted", { name })));
	const isExample = chosen.length === 0 && dropped === null;
	const isLit = chosen.length > 1 || dropped !== null;
	const { rows, missing } = rowsOf(families, isExample ? example : chosen, dropped);
	const shown = isLit || isExample ? rows : [];
	const [areAllShown, setAllShown] = useState(false);
	const seen = areAllShown ? shown : shown.slice(0, firstSeen);
	const entering = isExample ? example : chosen;
	const area = useRef<HTMLDivElement>(null);
	const starts = useStrandStarts(area, entering);
	const replacements =
		// With two subjects left the beams are lit: nothing needs repair.
		dropped === null || chosen.length > 1
			? []
			: replacementsFor(
					families,
					chosen,
					dropped,
					subjects.map(({ id }) => id),
				);
	const opened = shown.find((row) => row.family.key === open)?.family;
	const family = opened ?? shown[0]?.family;
	const reached = family ? careers.filter(({ id }) => family.careers.includes(id)) : [];
	return (
		<div className="grid gap-6 max-lg:gap-5">
			<div ref={area} className="flex gap-x-6 gap-y-6 max-lg:flex-col lg:items-start">
				<div className="grid content-start gap-4">
					<SubjectTiles
						label={t("subjects.choose")}
						subjects={subjects.filter(({ isScience }) => isScience)}
						chosen={chosen}
						example={isExample ? example : []}
						onToggle={choose}
					/>
					<PhonePrism ref={prism} rows={shown} subjectCount={entering.length}>
						{isExample
							? t("subjects.unlit", { subjects: list(example.map(labelOf)) })
							: shown.length > 0
								? null
								: t("subjects.chosenOne", { subject: labelOf(chosen[0] ?? "") })}
					</PhonePrism>
					<div className="flex flex-wrap items-start gap-x-5 lg:flex-col">
						<OtherSubjects
							subjects={subjects.filter(({ isScience }) => !isScience)}
							chosen={chosen}
							onToggle={choose}
						/>
						<LocalLink
							to="/subjects/after-seconde"
							className="inline-flex min-h-11 items-center underline underline-offset-4 focus-visible:outline-on-band"
						>
							{t("subjects.afterSeconde")}
						</LocalLink>
					</div>
					<DropSubjects
						chosen={chosen}
						dropped={dropped}
						replacements={replacements}
						labelOf={labelOf}
						canDrop={!isPhone}
						onDrop={drop}
						onUndo={undo}
						onReplace={toggle}
					/>
				</div>
				<div className="grid min-w-0 grow content-start gap-3">
					<p role="status" className="sr-only">
						{chosen.length > 0 ? t("subjects.now", { subjects: quoted(chosen.map(labelOf)) }) : ""}
					</p>
					{isExample ? (
						<p className="text-on-band-soft max-lg:hidden">
							{t("subjects.unlit", { subjects: list(example.map(labelOf)) })}
						</p>
					) : null}
					{/* The heading's row is above the beams, too: however many lines it has, each beam ends at its family. */}
					<div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)] lg:*:col-start-2">
						<div className="max-lg:hidden lg:col-start-1! lg:row-start-2">
							<Beams beams={seen.map(beamOf)} subjectCount={entering.length} starts={starts} />
						</div>
						{shown.length > 0 ? (
							<FamilyList rows={seen} chosen={family?.key ?? null} onChoose={setOpen} />
						) : (
							<p className="text-on-band-soft max-lg:hidden lg:row-start-2">
								{t("subjects.chosenOne", { subject: labelOf(chosen[0] ?? "") })}
							</p>
						)}
					</div>
					{shown.length > 0 ? (
						<div className="flex flex-wrap items-center justify-between gap-x-6">
							<p className="text-sm max-lg:hidden">{t("subjects.thickness")}</p>
							{shown.length > firstSeen ? (
								<button
									type="button"
									aria-expanded={areAllShown}
									onClick={() => setAllShown(!areAllShown)}
									className="min-h-11 underline underline-offset-4 focus-visible:outline-on-band"
								>
									{t("subjects.allFamilies", { count: shown.length })}
								</button>
							) : null}
						</div>
					) : null}
					{family ? <ReachedCareers key={family.key} family={family} careers={reached} /> : null}
				</div>
			</div>
			{isLit && missing.length > 0 ? (
				<p className="text-sm text-on-band-soft">
					{t("subjects.tooFew", { families: quoted(missing) })}
					{chosen.length > 2 ? ` ${t("subjects.best")}` : ""}
				</p>
			) : null}
			<HowCommon subjects={subjects.filter(({ id }) => entering.includes(id))} frequency={frequency} />
			<p className="text-sm text-on-band-soft">{t("subjects.caveat")}</p>
		</div>
	);
}
