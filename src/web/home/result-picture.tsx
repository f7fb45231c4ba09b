import { useTranslation } from "react-i18next";
import { type CategoryKey, isCategoryKey } from "#domain/careers/category.ts";
import { strongestFields } from "#domain/careers/fingerprint.ts";
import { type PresentedHome, titlesById } from "#domain/careers/presented-home.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { Fingerprint } from "../shared/fingerprint.tsx";
import { LocalLink } from "../shared/local-link.tsx";

interface Shown {
	readonly light: readonly number[];
	readonly fields: readonly CategoryKey[];
	/** Titles by the number of answers that led there, most first. */
	readonly groups: readonly { readonly count: number; readonly titles: readonly string[] }[];
}

const groupsShown = 2;
const titlesShown = 3;

const groupByCount = (careers: readonly { title: string; count: number }[]): Shown["groups"] =>
	[...new Set(careers.map(({ count }) => count))]
		.sort((one, other) => other - one)
		.slice(0, groupsShown)
		.map((count) => ({
			count,
			titles: careers
				.filter((career) => career.count === count)
				.map(({ title }) => title)
				.slice(0, titlesShown),
		}));

/** A result as a picture: an invented student's, or the visitor's own if this device has one. */
export function ResultPicture({ home }: { readonly home: PresentedHome }) {
	const { t } = useTranslation();
	const own = useInterestProfile();
	const titles = titlesById(home);
	const shown: Shown = own
		? {
				light: own.light,
				fields: strongestFields(own.light, 2),
				groups: groupByCount(
					[...own.answersTo].map(([id, count]) => ({ title: titles.get(id) ?? id, count })),
				),
			}
		: {
				light: home.example.light,
				fields: home.example.fields.filter(isCategoryKey),
				groups: groupByCount(home.example.careers),
			};
	const [one, other] = shown.fields.map((key) => t(`common.inText.${key}`));
	return (
		<figure className="grid w-full max-w-md gap-3">
			<div className="overflow-hidden rounded-2xl border border-hairline bg-surface shadow-[0_18px_44px_-18px_rgb(17_17_34/0.28)]">
				<Fingerprint weights={shown.light} className="h-24 rounded-none" />
				<div className="grid gap-3 p-5">
					<p className="font-display text-xl font-semibold leading-tight">
						{t("home.example.strongest", { one, other })}
					</p>
					<ul className="grid gap-2">
						{shown.groups.map(({ count, titles: named }) => (
							<li key={count} className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-baseline gap-2">
								<span className="whitespace-nowrap tabular-nums text-soft">
									{t("home.example.answers", { count })}
								</span>
								<span className="font-semibold">{named.join(", ")}</span>
							</li>
						))}
					</ul>
				</div>
			</div>
			<figcaption className="text-center text-sm text-soft">
				{own ? (
					<>
						{t("home.example.own")}{" "}
						<LocalLink to="/results" className="underline underline-offset-4">
							{t("home.example.open")}
						</LocalLink>
					</>
				) : (
					t("home.example.caption")
				)}
			</figcaption>
		</figure>
	);
}
