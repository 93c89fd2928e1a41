# syntax=docker/dockerfile:1

# Libraries first: this layer is built anew only when Cargo.toml or Cargo.lock changes.
FROM rust:1.95-slim-trixie AS build
WORKDIR /kingboard
COPY Cargo.toml Cargo.lock ./
COPY .cargo .cargo
COPY vendor vendor
# Cargo wants to see the tests and benchmarks it is told of; they are not built. Tests are run by `.ci/run`.
COPY benches benches
RUN mkdir -p src tests/it \
    && touch src/lib.rs \
    && echo 'fn main() {}' | tee src/main.rs > tests/it/main.rs \
    && cargo build --profile dist --locked

# Then the program. Copied files keep their times; without `touch` cargo could take the stubs above for them.
COPY . .
# What `kingboard --version` says; the image has no repository.
ARG KINGBOARD_COMMIT
ARG KINGBOARD_COMMIT_DATE
RUN touch src/lib.rs src/main.rs \
    && cargo build --profile dist --locked

# What runs: the program, its settings and the licences. Discord's certificates are checked with roots that are
# compiled in.
FROM debian:trixie-slim
RUN useradd --system --user-group --uid 10001 --no-create-home --home-dir /data kingboard \
    && install --directory --owner=kingboard --group=kingboard /data
COPY --from=build /kingboard/target/dist/kingboard /usr/local/bin/kingboard
COPY --from=build /kingboard/deploy/kingboard.toml /etc/kingboard/config.toml
COPY --from=build /kingboard/LICENSE-MIT /kingboard/LICENSE-APACHE /kingboard/NOTICE.md /kingboard/fonts/OFL.txt /usr/share/doc/kingboard/

USER kingboard
# The settings name the database `kingboard.db`: it lands here, on the volume.
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --retries=3 --start-period=60s \
    CMD ["kingboard", "healthz", "--config", "/etc/kingboard/config.toml"]
ENTRYPOINT ["kingboard"]
# The token comes from outside: docker run -e DISCORD_TOKEN ...
CMD ["serve", "--config", "/etc/kingboard/config.toml"]
