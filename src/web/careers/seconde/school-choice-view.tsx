import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FactSource } from "#domain/careers/presented-career.ts";
import { type SchoolChoice, type SchoolWay, waysOnByUse } from "#domain/careers/school-choice.ts";
import { utcMidnight, utcZone } from "#domain/shared/instant.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { OutsideLink } from "../../shared/links/outside-link.tsx";
import { WaysPicture } from "./ways-picture.tsx";

interface SourcesProps {
	readonly sources: readonly FactSource[];
	readonly day: string;
}

function Sources({ sources, day }: SourcesProps) {
	const { t } = useTranslation();
	return (
		<details className="text-sm">
			<summary className="min-h-11 cursor-pointer content-center text-soft">
				{t("seconde.sources", { day })}
			</summary>
			<ul className="grid">
				{sources.map(({ label, url }) => (
					<li key={url}>
						<OutsideLink href={url}>{label}</OutsideLink>
					</li>
				))}
			</ul>
		</details>
	);
}

interface WayInWordsProps {
	readonly way: SchoolWay;
	readonly kinds: SchoolChoice["kinds"];
	readonly isChosen: boolean;
	readonly day: string;
}

/** One way in words. Those that are not chosen are printed too. */
function WayInWords({ way, kinds, isChosen, day }: WayInWordsProps) {
	const { t } = useTranslation();
	const labels = new Map(kinds.map(({ id, label }) => [id, label]));
	return (
		<section
			aria-labelledby={way.id}
			className={`grid gap-4 print:grid print:break-inside-avoid ${isChosen ? "" : "hidden"}`}
		>
			<div className="measure grid gap-2">
				<h2 id={way.id} className="display-3">
					{way.title}
				</h2>
				<p>{way.text}</p>
			</div>
			<dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
				{waysOnByUse({ waysOn: way.waysOn, kinds }).map(({ kind, isUsual, note }) => (
					<div key={kind} className="grid content-start gap-0.5 border-l-2 border-hairline pl-4">
						<dt className="font-semibold">
							{labels.get(kind)}
							{"\u00a0· "}
							<span className="font-normal text-soft">{t(isUsual ? "seconde.usual" : "seconde.open")}</span>
						</dt>
						<dd>{note}</dd>
					</div>
				))}
			</dl>
			<Sources sources={way.sources} day={day} />
		</section>
	);
}

interface SchoolChoiceViewProps {
	readonly choice: SchoolChoice;
	/** The heading of the questions and answers. */
	readonly answersTitle: string;
	/** A line under the drawing, where it needs one. */
	readonly note?: string;
}

/** A choice at school: a drawing to touch, the chosen way in words, then questions with their answers. */
export function SchoolChoiceView({ choice, answersTitle, note }: SchoolChoiceViewProps) {
	const { longDate } = useFormat();
	const { ways, kinds, answers, checked } = choice;
	const [chosen, setChosen] = useState(ways[0]?.id ?? "");
	const day = longDate(utcMidnight(checked), utcZone);
	return (
		<>
			<div className="grid gap-2">
				<WaysPicture ways={ways} kinds={kinds} chosen={chosen} onChoose={setChosen} />
				{note ? <p className="measure text-sm text-soft">{note}</p> : null}
			</div>
			<div aria-live="polite" className="grid gap-8">
				{ways.map((way) => (
					<WayInWords key={way.id} way={way} kinds={kinds} isChosen={way.id === chosen} day={day} />
				))}
			</div>
			<section aria-labelledby="answers" className="grid gap-5 border-t border-hairline pt-8">
				<h2 id="answers" className="display-3">
					{answersTitle}
				</h2>
				<div className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
					{answers.map(({ id, title, text, sources }) => (
						<div key={id} className="grid content-start gap-2">
							<h3 className="text-lg">{title}</h3>
							<p>{text}</p>
							<Sources sources={sources} day={day} />
						</div>
					))}
				</div>
			</section>
		</>
	);
}
