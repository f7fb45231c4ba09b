import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { apiQuery } from "../api/api.ts";
import { LightLanes } from "../shared/light-lanes.tsx";
import { useLocale } from "../shared/locale.ts";
import { Portrait } from "../shared/portrait.tsx";
import { LabelledNote } from "../ui/labelled-note.tsx";

/** An invented student's light in three quizzes of a school year: physics grows, biology fades. */
const lines: readonly { readonly category: CategoryKey; readonly shares: readonly number[] }[] = [
	{ category: "space", shares: [0.2, 0.45, 0.8] },
	{ category: "physics", shares: [0.25, 0.5, 1] },
	{ category: "math", shares: [0.3, 0.35, 0.4] },
	{ category: "environmental", shares: [0.6, 0.5, 0.35] },
	{ category: "biology", shares: [0.9, 0.55, 0.25] },
	{ category: "health", shares: [0.5, 0.3, 0.1] },
];
const named: readonly CategoryKey[] = ["physics", "space", "biology"];
const moments = ["first", "second", "third"] as const;

/** The researchers who can be booked; their space is kept until they are known. */
function People() {
	const { t } = useTranslation();
	const locale = useLocale();
	const { data } = useQuery(apiQuery("GET /api/researchers/:locale", { params: { locale } }));
	if (data?.researchers.length === 0) return null;
	return (
		<div className="grid content-start gap-4">
			<h2 className="display-3">{t("subscription.sample.people")}</h2>
			<ul aria-busy={data === undefined} className="grid min-h-84 content-start gap-3">
				{data?.researchers.map((one) => (
					<li key={one.id} className="flex items-center gap-4">
						<Portrait {...one} />
						<p className="grid gap-0.5">
							<span className="font-display text-lg font-semibold leading-tight">{one.name}</span>{" "}
							<span className="text-soft">{one.title}</span>
							{one.illustrative ? (
								<span className="text-sm text-soft">{t("subscription.sample.invented")}</span>
							) : null}
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}

/** What Premium shows, as a picture: the light of several quizzes, and the people to talk to. */
export function PremiumSample() {
	const { t } = useTranslation();
	return (
		<div className="grid gap-x-8 gap-y-10 pt-4 md:grid-cols-[7fr_5fr]">
			<div className="grid content-start gap-4">
				<h2 className="display-3">{t("subscription.sample.title")}</h2>
				<div className="rounded-panel bg-band p-4 text-on-band md:p-6">
					<LightLanes
						label={t("subscription.sample.picture")}
						lines={lines}
						moments={moments.map((moment) => t(`subscription.sample.moments.${moment}`))}
						named={named}
					/>
				</div>
				<LabelledNote label={t("subscription.sample.label")}>{t("subscription.sample.text")}</LabelledNote>
			</div>
			<People />
		</div>
	);
}
