import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { firstFree } from "#domain/consultations/slots.ts";
import { type Clock, useClock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { AllInvented, areAllInvented, Invented } from "../shared/people/invented.tsx";
import { OwnWords } from "../shared/people/own-words.tsx";
import { Portrait } from "../shared/people/portrait.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { researchersQuery } from "./queries.ts";

interface PreviewProps {
	readonly researcher: Researcher;
	/** Null until it is known: the first free time keeps its space. */
	readonly clock: Clock | null;
	readonly isSaidInvented: boolean;
}

/** A person to talk to: an object of their work, an answer of theirs, and their first free time. */
function Preview({ researcher, clock, isSaidInvented }: PreviewProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const next = clock === null ? null : firstFree(researcher.slots, clock.now);
	return (
		<li className="grid content-start gap-3 overflow-hidden rounded-panel border border-hairline bg-band pb-3 text-on-band scheme-dark sm:pb-4">
			<SpectrumBand
				lines={bandLines((key) => (key === researcher.category ? 1 : 0))}
				className="h-3 w-full sm:h-4"
			/>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 sm:gap-x-4 sm:px-5">
				<Portrait {...researcher} />
				<div className="grid min-w-0 justify-items-start gap-1">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-lg font-semibold leading-tight md:text-xl">
						{researcher.name}
						<Invented person={researcher} isSaid={isSaidInvented} />
					</p>
					<p className="text-on-band-soft max-sm:text-sm">
						<span className="block">{researcher.title}</span>{" "}
						<span className="max-sm:hidden">{researcher.specialization}</span>
					</p>
				</div>
				<div className="col-span-2">
					<OwnWords researcher={researcher} />
				</div>
			</div>
			<p className="min-h-6 px-4 text-sm sm:px-5 sm:text-base">
				{next === null || clock === null
					? null
					: t("consultations.gate.next", {
							day: format.day(next, clock.zone),
							time: format.time(next, clock.zone),
						})}
			</p>
		</li>
	);
}

/** The bookable researchers, for visitors who cannot book yet. Their space is kept until they are known. */
export function ResearcherPreview() {
	const { t } = useTranslation();
	const { data } = useQuery(researchersQuery(useLocale()));
	const { clock } = useClock();
	if (data === undefined) return <div aria-busy="true" className="min-h-200 sm:min-h-140" />;
	if (data.researchers.length === 0) return null;
	const isSaidInvented = areAllInvented(data.researchers);
	return (
		<section aria-labelledby="who" className="grid gap-4">
			<div className="grid gap-1">
				<p id="who" className="font-display text-xl font-semibold">
					{t("consultations.gate.who")}
				</p>
				<AllInvented people={data.researchers} />
			</div>
			<ul className="grid gap-3 sm:grid-cols-2 sm:gap-5">
				{data.researchers.map((researcher) => (
					<Preview
						key={researcher.id}
						researcher={researcher}
						clock={clock}
						isSaidInvented={isSaidInvented}
					/>
				))}
			</ul>
		</section>
	);
}
