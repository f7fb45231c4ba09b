import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

const people = ["one", "two", "three", "four"];

/** The desk before its words are here, in the desk's own measures. */
export function DeskSkeleton() {
	const { t } = useTranslation();
	return (
		<div className="grid gap-16">
			<p role="status" className="sr-only">
				{t("consultations.loading")}
			</p>
			<div className="grid gap-5">
				<Skeleton className="h-8 w-56" />
				<Skeleton className="h-38" />
			</div>
			<div className="grid gap-6">
				<Skeleton className="h-8 w-72 max-w-full" />
				<div className="grid gap-x-8 lg:grid-cols-2">
					{people.map((person) => (
						<div key={person} className="flex h-84 gap-4 border-t border-hairline px-3 py-5">
							<Skeleton className="size-16 flex-none" />
							<div className="grid grow content-start gap-2">
								<Skeleton className="h-6 w-1/2" />
								<Skeleton className="h-4 w-3/4" />
								<Skeleton className="h-40" />
							</div>
						</div>
					))}
				</div>
			</div>
		</div>
	);
}
