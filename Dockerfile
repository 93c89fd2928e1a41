# syntax=docker/dockerfile:1

# An image that you pass on must hold the licences of all libraries: `LICENCES=all`, as for releases. Collecting them takes two
# processors a few minutes.
ARG LICENCES=fonts

# Both base images are named by their contents; Dependabot proposes newer ones.
FROM rust:1.95-slim-trixie@sha256:ee4fa026a11f9e8b1b00568364a880dc720409bb94b0e6800f63f974f9c909d5 AS libraries
WORKDIR /kingboard
# Libraries first: what is made of these files is made again only when one of them changes.
COPY Cargo.toml Cargo.lock ./
COPY .cargo .cargo
COPY vendor vendor
COPY src/contest/Cargo.toml src/contest/
COPY src/play/Cargo.toml src/play/
COPY src/rating/Cargo.toml src/rating/
COPY src/render/Cargo.toml src/render/
COPY src/rules/Cargo.toml src/rules/
COPY src/service/Cargo.toml src/service/
COPY src/store/Cargo.toml src/store/
COPY tests/second_reader/Cargo.toml tests/second_reader/
# Cargo wants to see the tests and benchmarks it is told of; they are not built. Tests are run by `.ci/run`.
COPY benches benches
RUN mkdir -p tests/it \
    && touch src/lib.rs tests/second_reader/lib.rs \
    && for layer in src/*/; do touch "${layer}lib.rs"; done \
    && echo 'fn main() {}' | tee src/main.rs > tests/it/main.rs

# The texts of licences, found while the libraries are built.
FROM libraries AS licences-fonts
COPY .ci .ci
COPY fonts fonts
RUN .ci/package licences-of-fonts

FROM licences-fonts AS licences-all
COPY deploy/licences deploy/licences
RUN .ci/package licences

FROM licences-$LICENCES AS licences

FROM libraries AS build
# The bill of materials of a release lists the libraries, which only this stage knows.
ARG BUILDKIT_SBOM_SCAN_STAGE=true
# `release` is built sooner; releases pass `dist`, which is smaller and somewhat faster.
ARG PROFILE=release
RUN cargo build --profile "$PROFILE" --locked

# Then the program. Copied files keep their times; without `touch` cargo could take the stubs above for them.
COPY . .
# What `kingboard --version` says; the image has no repository.
ARG KINGBOARD_COMMIT
ARG KINGBOARD_COMMIT_DATE
RUN touch src/lib.rs src/*/lib.rs src/main.rs \
    && cargo build --profile "$PROFILE" --locked \
    && cp "target/$PROFILE/kingboard" /usr/local/bin/kingboard

# What runs: the program, its settings and the licences. Discord's certificates are checked with roots that are
# compiled in.
FROM debian:trixie-slim@sha256:a29215f6a35e51e22adffa17f89e9d2ef06214e64a2bad10d765c46aea49f11f
LABEL org.opencontainers.image.title="Kingboard" \
    org.opencontainers.image.description="A Discord bot for four correspondence board games about kings" \
    org.opencontainers.image.licenses="MIT OR Apache-2.0"
RUN groupadd --gid 10001 kingboard \
    && useradd --uid 10001 --gid kingboard --no-create-home --home-dir /data --shell /usr/sbin/nologin kingboard \
    && install --directory --owner=kingboard --group=kingboard /data
COPY --from=build /usr/local/bin/kingboard /usr/local/bin/kingboard
COPY --from=build /kingboard/deploy/kingboard.toml /etc/kingboard/config.toml
COPY --from=build /kingboard/LICENSE-MIT /kingboard/LICENSE-APACHE /kingboard/NOTICE.md /usr/share/doc/kingboard/
COPY --from=licences /kingboard/target/licences/ /usr/share/doc/kingboard/

USER kingboard
# One heap for all threads: with one each, a busy bot takes about 40 MB more.
ENV MALLOC_ARENA_MAX=1
# The settings name the database `kingboard.db`: it lands here, on the volume.
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --retries=3 --start-period=60s \
    CMD ["kingboard", "healthz", "--config", "/etc/kingboard/config.toml"]
ENTRYPOINT ["kingboard"]
# The token comes from outside: docker run -e DISCORD_TOKEN ...
CMD ["serve", "--config", "/etc/kingboard/config.toml"]
