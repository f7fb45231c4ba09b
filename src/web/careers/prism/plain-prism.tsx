import { useState } from "react";
import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import type { PresentedSubjects } from "#domain/careers/places/presented-places.ts";
import { toggleSubject } from "#domain/careers/subject-combinations.ts";
import { CareerRow } from "./career-row.tsx";
import { SubjectTiles } from "./subject-tiles.tsx";

const maxSubjects = 3;

/**
 * The prism without French shares: subjects only, and beams to the fields by the number of careers that use all of
 * them.
 */
export function PlainPrism({ plainSubjects, careers }: PresentedSubjects) {
	const { t } = useTranslation();
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const lists = plainSubjects.filter(({ id }) => chosen.includes(id)).map((subject) => subject.careers);
	const reached =
		lists.length > 0 ? careers.filter(({ id }) => lists.every((list) => list.includes(id))) : [];
	const fields = spectrum
		.map(({ key }) => ({ key, count: reached.filter(({ category }) => category === key).length }))
		.filter(({ count }) => count > 0);
	const most = Math.max(1, ...fields.map(({ count }) => count));
	return (
		<div className="grid gap-8">
			<div className="flex gap-x-10 gap-y-6 max-lg:flex-col">
				<SubjectTiles
					label={t("subjects.plain.label")}
					subjects={plainSubjects}
					chosen={chosen}
					onToggle={(subject) => setChosen(toggleSubject(chosen, subject, maxSubjects))}
				/>
				<div className="grid min-w-0 grow content-start gap-3">
					<h2 className="font-text text-sm font-normal tracking-normal text-on-band-soft">
						{t("subjects.plain.fields")}
					</h2>
					{chosen.length === 0 ? <p>{t("subjects.plain.unlit")}</p> : null}
					<ul className="grid gap-2">
						{fields.map(({ key, count }) => (
							<li
								key={key}
								data-line={key}
								className="grid items-center gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)_6rem]"
							>
								<span>{t(`common.categories.${key}`)}</span>
								<span
									aria-hidden="true"
									className="h-3 rounded-full bg-glow"
									style={{ width: `${(count / most) * 100}%` }}
								/>
								<span className="text-sm text-on-band-soft">{t("subjects.plain.careers", { count })}</span>
							</li>
						))}
					</ul>
					<p className="measure text-sm text-on-band-soft">{t("subjects.plain.description")}</p>
				</div>
			</div>
			<p role="status" className="border-t border-on-band/25 pt-5">
				{chosen.length > 0 ? t("subjects.plain.using", { count: reached.length }) : ""}
			</p>
			<CareerRow careers={reached} />
		</div>
	);
}
