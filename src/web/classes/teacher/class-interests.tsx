import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { useDrawnCareers } from "../../careers/use-drawn-careers.ts";
import { useFieldList } from "../../shared/i18n/format.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";

interface ClassInterestsProps {
	readonly picture: ClassPage["picture"];
	readonly titles: Readonly<Record<string, string>>;
}

interface PictureInterestsProps extends ClassInterestsProps {
	readonly title: string;
	readonly hint?: string;
	/** The text of an empty picture, where it is not shown elsewhere. */
	readonly emptyText?: string;
	/** Lists the fields whose numbers are withheld. */
	readonly fewText: (names: string) => string;
	/** How to read the numbers. */
	readonly note?: string;
}

export function ClassInterests({ picture, titles }: ClassInterestsProps) {
	const { t } = useTranslation();
	return (
		<PictureInterests
			picture={picture}
			titles={titles}
			title={t("classes.interests.title")}
			emptyText={t("classes.interests.none")}
			fewText={(names) => t("classes.interests.few", { names })}
			note={t("classes.interests.blur")}
		/>
	);
}

/** The interests of a picture as bars on one scale, under their names and numbers, and the most frequent careers. */
export function PictureInterests({
	picture,
	titles,
	title,
	hint,
	emptyText,
	fewText,
	note,
}: PictureInterestsProps) {
	const { t } = useTranslation();
	const listed = useFieldList();
	const drawn = useDrawnCareers();
	const lines = picture.lines
		.flatMap(({ category, pupils }) => (pupils === null ? [] : [{ category, pupils }]))
		.sort((one, other) => other.pupils - one.pupils);
	const few = picture.lines.filter(({ pupils }) => pupils === null);
	return (
		<section aria-labelledby="interests" className="grid content-start gap-4">
			<h2 id="interests" className="display-3 border-b border-hairline pb-3">
				{title}
			</h2>
			{hint ? <p className="measure text-soft">{hint}</p> : null}
			{picture.pupils === 0 && emptyText ? <p className="text-soft">{emptyText}</p> : null}
			<ul className="grid gap-3">
				{lines.map(({ category, pupils }) => (
					<li
						key={category}
						data-line={category}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1"
					>
						<span>{t(`common.categories.${category}`)}</span>
						<span className="whitespace-nowrap text-right text-sm text-soft tabular-nums">
							{t("classes.interests.of", { pupils, all: picture.pupils })}
						</span>
						<span aria-hidden="true" className="col-span-2 h-2.5 rounded-xs bg-sunken">
							<span
								className="block h-full rounded-xs bg-line"
								style={{ width: `${(100 * pupils) / picture.pupils}%` }}
							/>
						</span>
					</li>
				))}
			</ul>
			{picture.pupils > 0 && few.length > 0 ? (
				<p className="text-sm text-soft">{fewText(listed(few.map(({ category }) => category)))}</p>
			) : null}
			{picture.pupils > 0 && note ? (
				<details className="text-sm text-soft">
					<summary className="min-h-11 cursor-pointer content-center">
						{t("classes.interests.aboutNumbers")}
					</summary>
					<p className="measure">{note}</p>
				</details>
			) : null}
			{picture.careers.length > 0 ? (
				<>
					<h3 className="pt-4 font-semibold">{t("classes.interests.careers")}</h3>
					<ul className="divide-y divide-hairline border-y border-hairline">
						{picture.careers.map(({ careerId }) => (
							<li key={careerId}>
								<LocalLink
									to={`/career/${careerId}`}
									className="grid min-h-14 grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 py-2 leading-tight no-underline hover:underline hover:underline-offset-4"
								>
									<Fingerprint weights={drawn?.[careerId]?.fingerprint ?? []} className="h-10" />
									{titles[careerId] ?? careerId}
								</LocalLink>
							</li>
						))}
					</ul>
				</>
			) : null}
		</section>
	);
}
