import { useTranslation } from "react-i18next";
import { comparedText, readyPairs } from "#domain/careers/compared.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { MirroredFingerprint } from "../../shared/spectrum/mirrored-fingerprint.tsx";
import { useDrawnCareers } from "../use-drawn-careers.ts";

const name = "font-display text-lg leading-tight font-semibold wrap-anywhere";

/** Pairs that are ready to compare, each drawn as two lights on one axis, each with its name on its side. */
export function CompareReady() {
	const { t } = useTranslation();
	const careers = useDrawnCareers();
	return (
		<section aria-labelledby="ready-pairs" className="grid w-full gap-3">
			<h2 id="ready-pairs" className="text-xl">
				{t("compare.ready")}
			</h2>
			<ul className="grid min-h-48 gap-4 md:grid-cols-3 md:gap-6">
				{careers
					? readyPairs.map((pair) => {
							const [above, below] = pair.map((id) => careers[id]);
							return (
								<li key={pair.join()} className="light-up">
									<LocalLink
										to={`/compare?careers=${comparedText(pair)}`}
										className="grid gap-2 no-underline hover:underline"
									>
										<span className="sr-only">{dotted([above?.title ?? "", below?.title ?? ""])}</span>
										<span aria-hidden="true" className={name}>
											{above?.title}
										</span>
										<MirroredFingerprint
											weights={above?.fingerprint ?? []}
											ownProfile={below?.fingerprint ?? []}
											className="h-28 rounded-panel [--own:5fr]"
										/>
										<span aria-hidden="true" className={name}>
											{below?.title}
										</span>
									</LocalLink>
								</li>
							);
						})
					: null}
			</ul>
		</section>
	);
}
