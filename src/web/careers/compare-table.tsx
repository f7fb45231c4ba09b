import { X } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { minComparedCareers } from "#domain/careers/compared.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { MirroredFingerprint } from "../shared/mirrored-fingerprint.tsx";
import { useCompareRows } from "./compare-rows.tsx";

interface CompareTableProps {
	/** Two to four careers, in the order of the address. */
	readonly careers: readonly CareerPage[];
	readonly onRemove: (id: CareerId) => void;
}

const cell = "pr-4 align-top max-md:snap-start md:pr-6 print:pr-2";

/**
 * Careers side by side, one row per criterion with its name above. A phone shows two columns; the others scroll into
 * view while the names stay.
 */
export function CompareTable({ careers, onRemove }: CompareTableProps) {
	const { t } = useTranslation();
	const rows = useCompareRows(careers);
	const ownLight = useInterestProfile();
	return (
		<section
			aria-label={t("compare.title")}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
			tabIndex={0}
			className="relative md:overflow-x-clip max-md:-mx-5 max-md:snap-x max-md:scroll-pl-5 max-md:overflow-x-auto max-md:px-5 print:overflow-visible"
			style={{ "--careers": careers.length } as CSSProperties}
		>
			<table className="w-[calc(100%+1rem)] table-fixed md:w-[calc(100%+1.5rem)] print:w-full border-collapse text-[0.9375rem] max-md:min-w-[calc(var(--careers)*min(10.5rem,50vw-1.25rem))] print:min-w-0 print:text-[0.8em]">
				<caption className="sr-only">{t("compare.caption")}</caption>
				<thead>
					<tr>
						{careers.map(({ id, title, category, fingerprint }) => (
							<th
								key={id}
								scope="col"
								data-line={category}
								className={`${cell} relative pb-4 text-left font-normal`}
							>
								<MirroredFingerprint
									weights={fingerprint}
									ownLight={ownLight?.light ?? null}
									className="mb-2 h-20 rounded-[0.625rem] md:h-26"
								/>
								<span className="flex items-start justify-between gap-1">
									<LocalLink
										to={`/career/${id}`}
										className="min-w-0 font-display text-lg font-semibold leading-tight underline decoration-line decoration-2 underline-offset-4 hyphens-auto md:text-xl"
									>
										{title}
									</LocalLink>
									{careers.length > minComparedCareers ? (
										<button
											type="button"
											aria-label={t("compare.tray.remove", { title })}
											onClick={() => onRemove(id)}
											className="grid size-11 flex-none place-items-center rounded-control max-md:absolute max-md:top-0 max-md:right-4 max-md:bg-band/70 max-md:text-on-band md:-mt-2.5 md:hover:bg-sunken print:hidden"
										>
											<X aria-hidden="true" className="size-4" />
										</button>
									) : null}
								</span>
							</th>
						))}
					</tr>
				</thead>
				{rows.map(({ id, name, of }) => (
					<tbody key={id} className="print:break-inside-avoid">
						<tr className="border-t border-hairline">
							<th scope="rowgroup" colSpan={careers.length} className="pt-3 pb-1.5 text-left">
								<span className="sticky left-0 inline-block text-sm font-semibold text-soft md:static">
									{name}
								</span>
							</th>
						</tr>
						<tr>
							{careers.map((career) => (
								<td key={career.id} className={`${cell} wrap-anywhere pb-4`}>
									{of(career)}
								</td>
							))}
						</tr>
					</tbody>
				))}
			</table>
		</section>
	);
}
