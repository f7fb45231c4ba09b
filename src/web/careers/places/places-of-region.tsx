import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { Place } from "#domain/careers/places/presented-places.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { OutsideLink } from "../../shared/links/outside-link.tsx";

/** The titles of careers; null if all courses are for one career, which is named already. */
type CareerTitles = ReadonlyMap<CareerId, string> | null;

function PlaceRow({ place, careers }: { readonly place: Place; readonly careers: CareerTitles }) {
	const { t } = useTranslation();
	const { name, short, location, website, isPrivate, courses } = place;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-hairline py-3">
			<div className="grid content-start leading-snug">
				<h3 lang="fr" className="font-text text-base font-semibold tracking-normal">
					{short ? `${short}, ${name}` : name}
				</h3>
				<p className="text-sm text-soft">{dotted([location, isPrivate ? t("map.private") : ""])}</p>
				<ul className="mt-1.5 grid gap-1.5 text-sm">
					{courses.map(({ career, kind, course }) => (
						<li key={career}>
							{careers ? (
								<LocalLink to={`/career/${career}`} className="block py-0.5 underline underline-offset-4">
									{careers.get(career)}
								</LocalLink>
							) : null}
							<span lang="fr" className="text-soft">
								{kind === "master" ? t("map.master", { course }) : course}
							</span>
						</li>
					))}
				</ul>
			</div>
			<OutsideLink href={website} aria-label={t("map.visitNamed", { name })} />
		</li>
	);
}

interface PlacesOfRegionProps {
	readonly region: string;
	readonly places: readonly Place[];
	readonly careers: CareerTitles;
	/** Whether the region starts unfolded. */
	readonly isOpen: boolean;
}

/** The places of one region, folded under its name. */
export function PlacesOfRegion({ region, places, careers, isOpen }: PlacesOfRegionProps) {
	const { t } = useTranslation();
	return (
		<details
			{...(isOpen ? {} : { name: "region" })}
			open={isOpen}
			className="group/region border-t border-hairline"
		>
			<summary className="grid min-h-12 list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 [&::-webkit-details-marker]:hidden">
				<h2 className="font-text text-base font-semibold tracking-normal">{region}</h2>
				<span className="text-sm text-soft">{t("places.found", { count: places.length })}</span>
				<ChevronDown
					aria-hidden="true"
					className="size-4 transition-transform duration-150 group-open/region:rotate-180 print:hidden"
				/>
			</summary>
			<ul className="grid pb-3">
				{places.map((place) => (
					<PlaceRow key={`${place.name} ${place.location}`} place={place} careers={careers} />
				))}
			</ul>
		</details>
	);
}
