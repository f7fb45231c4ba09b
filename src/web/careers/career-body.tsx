import type { CareerPage, PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { CareerCall } from "./career-call.tsx";
import { CareerSections } from "./career-sections.tsx";
import { RelatedCareers } from "./related-careers.tsx";

interface CareerBodyProps {
	readonly career: CareerPage;
	readonly related: readonly PresentedCareerCard[];
}

/** The content of a career page below its header: text, pictures and links. */
export function CareerBody({ career, related }: CareerBodyProps) {
	return (
		<>
			<CareerSections career={career} />
			<RelatedCareers careers={related} />
			<CareerCall />
		</>
	);
}
