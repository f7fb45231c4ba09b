import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { apiQuery } from "../api/api.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { AllInvented, areAllInvented, Invented } from "../shared/people/invented.tsx";
import { useOwnWords } from "../shared/people/own-words.tsx";
import { Portrait } from "../shared/people/portrait.tsx";

interface PersonProps {
	readonly person: Researcher;
	readonly isSaidInvented: boolean;
}

function Person({ person, isSaidInvented }: PersonProps) {
	const words = useOwnWords(person);
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-2">
			<Portrait {...person} />
			<p className="grid content-center gap-0.5">
				<span className="font-display text-lg font-semibold leading-tight">{person.name}</span>{" "}
				<span className="leading-snug text-soft">{person.title}</span>{" "}
				<Invented person={person} isSaid={isSaidInvented} />
			</p>
			<p className="col-span-2 text-pretty">{words}</p>
		</li>
	);
}

/** The researchers who can be booked, each with an answer of theirs; their space is kept until they are known. */
export function PeopleToTalkTo() {
	const { t } = useTranslation();
	const locale = useLocale();
	const { data } = useQuery(apiQuery("GET /api/researchers/:locale", { params: { locale } }));
	if (data?.researchers.length === 0) return null;
	const researchers = data?.researchers ?? [];
	const isSaidInvented = areAllInvented(researchers);
	return (
		<section aria-labelledby="people" className="grid gap-4 pt-4">
			<h2 id="people" className="display-3">
				{t("subscription.sample.people")}
			</h2>
			<ul
				aria-busy={data === undefined}
				className="grid min-h-84 content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:min-h-60 lg:grid-cols-4"
			>
				{researchers.map((one) => (
					<Person key={one.id} person={one} isSaidInvented={isSaidInvented} />
				))}
			</ul>
			<AllInvented people={researchers} />
		</section>
	);
}
